import { addresses } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { useCallback, useEffect } from 'react'
import { useShell } from '../app/ShellContext'
import { Slot } from '../remotes/Slot'

/** Sign-up over any page (LAYOUT-07), until it is closed or redirects to login (LAYOUT-09). */
export const SignUpModal = () => {
  const { platform, signUp } = useShell()
  const request = useReadable(signUp)
  const close = useCallback(() => signUp.set(null), [signUp])

  useEffect(() => {
    const stops = [platform.bus.on('signup-closed', close), platform.bus.on('redirected-to-login', close)]
    return () => stops.forEach((stop) => stop())
  }, [platform.bus, close])

  if (!request) return null
  // The sign-up page reports that it did not load, and offers a retry.
  const leadToPage = (): void => {
    close()
    platform.navigation.push(addresses.signUp(request.profileId))
  }
  return <Slot name="sign-up-modal" slotProps={{ request, onClose: close }} onLost={leadToPage} />
}
