import type { RouteFacts } from '@duetto/shared/platform'
import { useReadable } from '@duetto/shared/platform'
import { useShell } from '../../host/context/ShellContext'
import { useMemberParts } from '../../app/member/memberParts'
import { EntryWarning } from './EntryWarning'
import { SignUpModal } from './SignUpModal'
import { useEntryWarning } from './useEntryWarning'
import type { TimeBonus } from '../timeBonus/timeBonusStore'

interface PopupsProps {
  route: RouteFacts | null
  bonus: TimeBonus | null
}

/** The entry warning, then a requested sign-up, then automatic popups: one at a time. */
export const Popups = ({ route, bonus }: PopupsProps) => {
  const { platform, popups: queue, signUp } = useShell()
  const parts = useMemberParts()
  const isSigningUp = useReadable(signUp) !== null
  const popup = useReadable(queue)
  const acceptEntry = useEntryWarning({ platform, queue, route })
  const isEntering = popup?.name === 'entry'
  return (
    <>
      {isEntering && <EntryWarning onAccept={acceptEntry} />}
      {parts && (
        <parts.MemberPopups route={route} bonus={bonus} queue={queue} popup={isSigningUp ? null : popup} />
      )}
      {!isEntering && <SignUpModal />}
    </>
  )
}
