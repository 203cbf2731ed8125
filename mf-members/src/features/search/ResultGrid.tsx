import type { ProfileCard, PromotedTile } from '@duetto/shared/contract'
import { MemberCard } from '../../entities/people/MemberCard'
import { mixPromoted } from './grid'
import { PromotedCard } from './PromotedCard'
import { gridStyle } from './searchStyles'

interface ResultGridProps {
  cards: readonly ProfileCard[]
  promoted?: readonly PromotedTile[]
  label: string
  /** The first rows are visible at once, so their pictures are not lazy. */
  isAbove?: boolean
}

const eagerCount = 8

export const ResultGrid = ({ cards, promoted = [], label, isAbove = false }: ResultGridProps) => (
  <ul css={gridStyle} aria-label={label}>
    {mixPromoted(cards, promoted).map((item, index) => (
      <li key={item.key}>
        {item.kind === 'member' ? (
          <MemberCard card={item.card} isEager={isAbove && index < eagerCount} headingLevel={2} />
        ) : (
          <PromotedCard tile={item.tile} />
        )}
      </li>
    ))}
  </ul>
)
