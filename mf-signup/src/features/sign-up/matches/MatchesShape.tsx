import { TileSkeleton } from '@duetto/shared/ui'
import { gridStyle } from './matchesStyles'

const tiles = 8

/** Placeholders of the first suggestions. */
export const MatchesTiles = () => (
  <div css={gridStyle} aria-hidden>
    {Array.from({ length: tiles }, (_, index) => (
      <TileSkeleton key={index} />
    ))}
  </div>
)
