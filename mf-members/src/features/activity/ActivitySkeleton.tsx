import { Card, HeadingSkeleton, Skeleton } from '@duetto/shared/ui'
import { lineStyle, listStyle, pageStyle } from './activityStyles'

const lines = 6

export const ActivityLines = () => (
  <Card aria-hidden css={listStyle}>
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} css={lineStyle}>
        <Skeleton width={56} height={56} />
        <Skeleton width="70%" height={20} />
        <Skeleton width={40} height={16} />
      </div>
    ))}
  </Card>
)

export const ActivitySkeleton = () => (
  <div css={pageStyle}>
    <HeadingSkeleton />
    <ActivityLines />
  </div>
)
