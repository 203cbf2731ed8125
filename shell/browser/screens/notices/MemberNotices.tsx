import type { RouteFacts } from '@duetto/shared/platform'
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
  place: 'line' | 'bell'
}

export const MemberNotices = ({ route, bonus, place }: MemberNoticesProps) => {
  const { formatMessage } = useIntl()
  const notices = useNotices(route, bonus)
  const isReserved = useReservedNotice(route)
  const hasLine = !isFolded(route)
  const [first, ...others] = notices
  if (place === 'line') {
    if (!hasLine) return null
    if (first) return <NoticeLine notice={first} />
    return isReserved ? <ReservedNotice /> : null
  }
  const inBell = hasLine ? others : notices
  if (inBell.length === 0) return null
  return (
    <NoticePanel
      notices={inBell}
      label={formatMessage(hasLine ? alertMessages.more : alertMessages.count, { count: inBell.length })}
    />
  )
}
