import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { ProfileCard, PromotedTile } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { TileSkeleton } from '@duetto/shared/ui'
import { MemberCard } from '../../widgets/people/MemberCard'
import { mixPromoted } from './mixPromoted'
import { PromotedCard } from './PromotedCard'
import { gridStyle, skippedOffScreen } from './searchStyles'

interface ResultGridProps {
  cards: readonly ProfileCard[]
  promoted?: readonly PromotedTile[]
  label: string
  /** Loads the first pictures eagerly. */
  isAbove?: boolean
  isLoading?: boolean
  /** A full-width row after a number of results. It stays mounted while the results change. */
  between?: { after: number; row: ReactNode } | null
}

const eagerCount = 8
export const ResultGrid = (props: ResultGridProps) => {
  const { cards, promoted = [], label, isAbove = false, isLoading = false, between } = props
  const cells = isLoading
    ? Array.from({ length: limits.membersPageSize }, (_, index) => (
        <li key={`s${index}`} aria-hidden>
          <TileSkeleton />
        </li>
      ))
    : mixPromoted(cards, promoted).map((item, index) => (
        <li
          key={item.key}
          css={item.kind === 'member' && index >= limits.membersPageSize && skippedOffScreen}
        >
          {item.kind === 'member' ? (
            <MemberCard card={item.card} hasSkip isEager={isAbove && index < eagerCount} headingLevel={2} />
          ) : (
            <PromotedCard tile={item.tile} />
          )}
        </li>
      ))
  if (between)
    cells.splice(
      between.after,
      0,
      <li key="between" css={rowStyle}>
        {between.row}
      </li>,
    )
  return (
    <ul css={gridStyle} aria-label={label}>
      {cells}
    </ul>
  )
}

const rowStyle = css`
  grid-column: 1 / -1;
`
