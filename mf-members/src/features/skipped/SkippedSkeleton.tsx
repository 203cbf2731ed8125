import { Card, HeadingSkeleton, Skeleton } from '@duetto/shared/ui'
import { personListStyle } from '../../widgets/people/personListStyle'
import { headStyle, lineStyle } from './skippedStyles'

const lines = 4

export const SkippedLines = () => (
  <Card aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} css={lineStyle}>
        <Skeleton width={56} height={56} />
        <Skeleton width="70%" height={20} />
      </div>
    ))}
  </Card>
)

export const SkippedSkeleton = () => (
  <div css={personListStyle}>
    <div css={headStyle}>
      <HeadingSkeleton />
      <Skeleton width="90%" height={20} />
    </div>
    <SkippedLines />
  </div>
)
