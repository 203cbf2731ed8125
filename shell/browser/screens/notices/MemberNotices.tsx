import type { RouteFacts } from '@duetto/shared/platform'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TimeBonus } from '../timeBonus/timeBonusStore'
import { alertMessages } from './messages'
import { useReservedNotice } from './useReservedNotice'
import { NoticeLine, ReservedNotice } from './NoticeLine'
import { NoticePanel } from './NoticePanel'
import { isFolded, useNotices } from './useNotices'

interface MemberNoticesProps {
  route: RouteFacts | null
  bonus: TimeBonus | null
  /** Under the top bar or behind a bell in it; the route determines which of the two is rendered. */
  place: 'line' | 'bell'
}

export const MemberNotices = ({ route, bonus, place }: MemberNoticesProps) => {
  const { formatMessage } = useIntl()
  // Re-renders after a dismissal, which is stored outside React.
  const [, setDismissals] = useState(0)
  const notices = useNotices(route, bonus)
  const handleDismissed = () => setDismissals((count) => count + 1)
  const isReserved = useReservedNotice(route)
  if ((place === 'bell') !== isFolded(route)) return null
  if (notices.length === 0) return isReserved && place === 'line' ? <ReservedNotice /> : null
  if (place === 'line') return <NoticeLine notices={notices} onDismissed={handleDismissed} />
  return (
    <NoticePanel
      notices={notices}
      label={formatMessage(alertMessages.count, { count: notices.length })}
      onDismissed={handleDismissed}
    />
  )
}
