import { css } from '@emotion/react'
import type { ReactNode, Ref } from 'react'
import { memo, useMemo } from 'react'
import type { ProfileCard, PromotedTile } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { TileSkeleton, useProfileLabel } from '@duetto/shared/ui'
import { MemberCard } from '../../widgets/people/MemberCard'
import { mixPromoted } from './mixPromoted'
import { PromotedCard } from './PromotedCard'
import { distantTileStyle, gridStyle } from './searchStyles'
import { isNear } from './useNearItems'
import type { NearItems } from './useNearItems'

interface ResultGridProps {
  cards: readonly ProfileCard[]
  promoted?: readonly PromotedTile[]
  label: string
  isAbove?: boolean
  isLoading?: boolean
  between?: { after: number; row: ReactNode } | null
  near?: NearItems
  ref?: Ref<HTMLUListElement>
}

const eagerCount = 8
/** Lists shorter than this are rendered completely, so that screen readers can list all links and headings. */
const longCount = 120
const noTiles: readonly PromotedTile[] = []

export const ResultGrid = (props: ResultGridProps) => {
  const { cards, promoted = noTiles, label, isAbove = false, isLoading = false, between, near, ref } = props
  const items = useMemo(() => mixPromoted(cards, promoted), [cards, promoted])
  const rowIndex = between?.after ?? Infinity
  const cells = isLoading
    ? Array.from({ length: limits.membersPageSize }, (_, index) => (
        <li key={`s${index}`} aria-hidden>
          <TileSkeleton />
        </li>
      ))
    : items.map((item, index) =>
        item.kind === 'member' ? (
          <MemberCell
            key={item.key}
            card={item.card}
            isEager={isAbove && index < eagerCount}
            isRendered={
              !near || items.length < longCount || isNear(near, index < rowIndex ? index : index + 1)
            }
          />
        ) : (
          <li key={item.key}>
            <PromotedCard tile={item.tile} />
          </li>
        ),
      )
  if (between)
    cells.splice(
      between.after,
      0,
      <li key="between" css={rowStyle}>
        {between.row}
      </li>,
    )
  return (
    <ul ref={ref} css={[gridStyle, distantTileStyle]} aria-label={label}>
      {cells}
    </ul>
  )
}

interface MemberCellProps {
  card: ProfileCard
  isEager: boolean
  isRendered: boolean
}

// Both branches render an `<li>`: React must keep the element, because `useNearItems` scrolls back to it.
const MemberCell = memo(({ card, isEager, isRendered }: MemberCellProps) =>
  isRendered ? (
    <li>
      <MemberCard card={card} hasSkip isEager={isEager} headingLevel={2} />
    </li>
  ) : (
    <li data-distant>
      <DistantText card={card} />
    </li>
  ),
)
MemberCell.displayName = 'MemberCell'

/** Renders only text, because a list can have thousands of distant tiles. */
const DistantText = ({ card }: { card: ProfileCard }) => {
  const label = useProfileLabel(card)
  return [`${card.name}, ${card.age}`, label].filter(Boolean).join(' · ')
}

const rowStyle = css`
  grid-column: 1 / -1;
`
