import type { RouteFacts } from '@duetto/shared/platform'
import { useReadable } from '@duetto/shared/platform'
import { useState } from 'react'
import { useShell } from '../app/ShellContext'
import { dismiss } from './dismissals'
import { EntryWarning } from './EntryWarning'
import { createPopupQueue } from './popupQueue'
import type { Popup } from './popupQueue'
import { Slot } from '../remotes/Slot'
import { SignUpModal } from './SignUpModal'
import { useActivationModal } from './useActivationModal'
import { useEntryWarning } from './useEntryWarning'
import { useLikePopup } from './useLikePopup'
import { useMatchModal } from './useMatchModal'
import type { TimeBonus } from './timeBonusStore'
import { useTimeBonusPopup } from './useTimeBonusPopup'

interface PopupsProps {
  route: RouteFacts | null
  bonus: TimeBonus | null
}

/** The entry warning, then a requested sign-up, then automatic popups: one at a time. */
export const Popups = ({ route, bonus }: PopupsProps) => {
  const { platform, signUp, showLastLike } = useShell()
  const isSigningUp = useReadable(signUp) !== null
  const [queue] = useState(() => createPopupQueue(platform.now))
  const popup = useReadable(queue)
  const acceptEntry = useEntryWarning({ platform, queue, route })
  const closeActivation = useActivationModal({ platform, queue, route })
  useMatchModal(platform, queue)
  useLikePopup({ platform, queue, showLastLike })
  useTimeBonusPopup({ platform, queue, route, hasBonus: bonus !== null })

  const draw = (shown: Popup) => {
    const close = (): void => queue.close(shown)
    switch (shown.name) {
      case 'entry':
        return <EntryWarning onAccept={acceptEntry} />
      case 'activation':
        return (
          <Slot
            name="activation-reminder"
            slotProps={{ variant: 'modal', onClose: closeActivation }}
            onLost={closeActivation}
          />
        )
      case 'match':
      case 'like': {
        const { name, profile } = shown
        const slot = name === 'match' ? 'match-modal' : 'like-popup'
        return (
          <Slot
            key={`${slot}${profile.id}`}
            name={slot}
            slotProps={{ profile, onClose: close }}
            onLost={close}
          />
        )
      }
      case 'time-bonus': {
        const putAway = (): void => {
          dismiss('time-bonus', platform.now())
          close()
        }
        return (
          bonus && <Slot name="time-bonus-popup" slotProps={{ ...bonus, onClose: putAway }} onLost={close} />
        )
      }
    }
  }
  return (
    <>
      {(popup?.name === 'entry' || !isSigningUp) && popup && draw(popup)}
      {popup?.name !== 'entry' && <SignUpModal />}
    </>
  )
}
