import { Page, Skeleton, TileSkeleton } from '@duetto/shared/ui'
import { gridStyle, headStyle } from './matchesStyles'

const tiles = 8

export const TilesSkeleton = () => (
  <div css={gridStyle} aria-hidden>
    {Array.from({ length: tiles }, (_, index) => (
      <TileSkeleton key={index} />
    ))}
  </div>
)

export const MatchesSkeleton = () => (
  <Page>
    <div css={headStyle}>
      <Skeleton width="min(320px, 70%)" height={40} />
      <Skeleton width="min(420px, 90%)" height={20} />
    </div>
    <TilesSkeleton />
  </Page>
)
