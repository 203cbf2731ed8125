import type { RouteFacts } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../app/ShellContext'
import { Slot } from '../remotes/Slot'
import { dismiss } from './dismissals'
import { EntryWarning } from './EntryWarning'
import { createPopupQueue } from './popupQueue'
import { useLikePopup } from './useLikePopup'
import type { TimeBonus } from './useTimeBonus'
import { useTimeBonusPopup } from './useTimeBonusPopup'

interface PopupsProps {
  route: RouteFacts | null
  bonus: TimeBonus | null
}

/** The warning at the entry, the sign-up modal, and the queue of what comes up by itself: one at a time. */
export const Popups = ({ route, bonus }: PopupsProps) => {
  const { platform, signUp } = useShell()
  const request = useReadable(signUp)
  const [queue] = useState(() => createPopupQueue(platform.now))
  const popup = useReadable(queue)
  const closeSignUp = useCallback(() => signUp.set(null), [signUp])
  useLikePopup(platform, queue)
  useTimeBonusPopup({ platform, queue, route, hasBonus: bonus !== null })

  useEffect(() => {
    const stops = [
      platform.bus.on('match', ({ profile }) => queue.add({ name: 'match', profile })),
      platform.bus.on('signup-closed', closeSignUp),
      platform.bus.on('redirected-to-login', closeSignUp),
    ]
    return () => stops.forEach((stop) => stop())
  }, [platform.bus, closeSignUp, queue])

  const close = (): void => {
    if (queue.get()?.name === 'time-bonus') dismiss('time-bonus', platform.now())
    queue.close()
  }
  const draw = () => {
    if (request) return <Slot name="sign-up-modal" slotProps={{ request, onClose: closeSignUp }} />
    if (popup?.name === 'match')
      return (
        <Slot
          key={popup.profile.id}
          name="match-modal"
          slotProps={{ profile: popup.profile, onClose: close }}
        />
      )
    if (popup?.name === 'like')
      return (
        <Slot
          key={popup.profile.id}
          name="like-popup"
          slotProps={{ profile: popup.profile, onClose: close }}
        />
      )
    if (popup?.name === 'time-bonus' && bonus)
      return <Slot name="time-bonus-popup" slotProps={{ ...bonus, onClose: close }} />
    return null
  }
  return (
    <>
      <EntryWarning route={route} />
      {draw()}
    </>
  )
}
