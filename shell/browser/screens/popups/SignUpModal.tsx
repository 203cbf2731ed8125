import { addresses } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { useShell } from '../../host/context/ShellContext'
import { Slot } from '../../host/outlets/Slot'

export const SignUpModal = () => {
  const { platform, signUp } = useShell()
  const request = useReadable(signUp)
  if (!request) return null
  const openPage = (): void => {
    signUp.set(null)
    platform.navigation.push(addresses.signUp(request.profileId), request)
  }
  return <Slot name="sign-up-modal" slotProps={{ request }} onLost={openPage} />
}
