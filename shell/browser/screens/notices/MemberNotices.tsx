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
  /** Under the bar, or behind a bell in it: a route has them in one of the two. */
  place: 'line' | 'bell'
}

/** The notices for a member on this page, if there are any. */
export const MemberNotices = ({ route, bonus, place }: MemberNoticesProps) => {
  const { formatMessage } = useIntl()
  // Forces a re-render: dismissals are stored, not held here.
  const [, setDismissals] = useState(0)
  const notices = useNotices(route, bonus)
  const handleDismissed = () => setDismissals((count) => count + 1)
  const hasRoom = useReservedNotice(route)
  if ((place === 'bell') !== isFolded(route)) return null
  if (notices.length === 0) return hasRoom && place === 'line' ? <ReservedNotice /> : null
  if (place === 'line') return <NoticeLine notices={notices} onDismissed={handleDismissed} />
  return (
    <NoticePanel
      notices={notices}
      label={formatMessage(alertMessages.count, { count: notices.length })}
      onDismissed={handleDismissed}
    />
  )
}
