import { useReadable } from '@duetto/shared/platform'
import type { RouteFacts } from '@duetto/shared/platform'
import { useShell } from '../../host/context/ShellContext'
import { Slot } from '../../host/outlets/Slot'
import { dismiss } from '../notices/dismissals'
import { useActivationModal } from './useActivationModal'
import { useLikePopup } from './useLikePopup'
import { useMissedMatch } from './useMissedMatch'
import type { TimeBonus } from '../timeBonus/timeBonusStore'
import { useTimeBonusPopup } from './useTimeBonusPopup'

interface MemberPopupsProps {
  route: RouteFacts | null
  bonus: TimeBonus | null
}

export const MemberPopups = ({ route, bonus }: MemberPopupsProps) => {
  const { platform, popups: queue, toasts, signUp, showLastLike } = useShell()
  const shown = useReadable(queue)
  // Show no other popup while the sign-up modal is open, because the user requested the modal.
  const popup = useReadable(signUp) === null ? shown : null
  const closeActivation = useActivationModal({ platform, queue, route })
  useMissedMatch({ platform, queue, toasts })
  useLikePopup({ platform, queue, showLastLike })
  useTimeBonusPopup({ platform, queue, route, hasBonus: bonus !== null })

  const close = (): void => {
    if (popup) queue.close(popup)
  }
  switch (popup?.name) {
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
      const { name, profile } = popup
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
      const handleDismiss = (): void => {
        dismiss('time-bonus', platform.now())
        close()
      }
      return (
        bonus && (
          <Slot name="time-bonus-popup" slotProps={{ ...bonus, onClose: handleDismiss }} onLost={close} />
        )
      )
    }
    default:
      return null
  }
}
