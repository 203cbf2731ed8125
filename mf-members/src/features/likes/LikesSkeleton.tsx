import { HeadingSkeleton, Skeleton, TileSkeleton } from '@duetto/shared/ui'
import { actionStyle, gridStyle, headStyle } from './likesStyles'

const tiles = 8

export const LikesTiles = () => (
  <div css={gridStyle} aria-hidden>
    {Array.from({ length: tiles }, (_, index) => (
      <div key={index}>
        <TileSkeleton index={index} />
        <Skeleton height={44} css={actionStyle} />
      </div>
    ))}
  </div>
)

export const LikesSkeleton = () => (
  <>
    <div css={headStyle}>
      <HeadingSkeleton />
      <Skeleton width="min(520px, 100%)" height={49} />
    </div>
    <LikesTiles />
  </>
)
