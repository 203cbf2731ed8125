import type { ProfileCard } from '@duetto/shared/contract'
import { useReadable } from '@duetto/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../app/ShellContext'
import { Slot } from '../remotes/Slot'

/** The sign-up modal, and the match dialog. One at a time: sign-up comes first. */
export const Popups = () => {
  const { platform, signUp } = useShell()
  const request = useReadable(signUp)
  const [match, setMatch] = useState<ProfileCard | null>(null)
  const closeSignUp = useCallback(() => signUp.set(null), [signUp])
  const closeMatch = useCallback(() => setMatch(null), [])

  useEffect(() => {
    const stops = [
      platform.bus.on('match', ({ profile }) => setMatch(profile)),
      platform.bus.on('signup-closed', closeSignUp),
      platform.bus.on('redirected-to-login', closeSignUp),
    ]
    return () => stops.forEach((stop) => stop())
  }, [platform.bus, closeSignUp])

  if (request) return <Slot name="sign-up-modal" slotProps={{ request, onClose: closeSignUp }} />
  if (match)
    return <Slot key={match.id} name="match-modal" slotProps={{ profile: match, onClose: closeMatch }} />
  return null
}
