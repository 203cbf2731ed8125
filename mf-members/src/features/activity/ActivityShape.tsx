import { Card, HeadingShape, Skeleton } from '@duetto/shared/ui'
import { lineStyle, listStyle, pageStyle } from './activityStyles'

const lines = 6

/** Placeholders of the list. */
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

/** The page before anything of it runs. */
export const ActivityShape = () => (
  <div css={pageStyle}>
    <HeadingShape />
    <ActivityLines />
  </div>
)
