import { Badge, Tabs } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { likesMessages } from './messages'
import { likeTabs } from '../../entities/likes/tabs'
import type { LikeTab } from '../../entities/likes/tabs'

interface LikesTabsProps {
  current: LikeTab
  totalNew: number
}

export const LikesTabs = ({ current, totalNew }: LikesTabsProps) => {
  const { formatMessage } = useIntl()
  return (
    <Tabs
      label={formatMessage(likesMessages.tabs)}
      current={current}
      tabs={likeTabs.map((tab) => ({
        id: tab,
        to: `/likes/${tab}`,
        label: formatMessage(likesMessages[tab]),
        badge:
          tab === 'received' && totalNew > 0 ? (
            <Badge count={totalNew} label={formatMessage(likesMessages.newCount, { count: totalNew })} />
          ) : undefined,
      }))}
    />
  )
}
