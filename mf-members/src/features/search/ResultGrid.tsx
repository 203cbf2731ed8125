import { css } from '@emotion/react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { ProfileCard, PromotedTile } from '@duetto/shared/contract'
import { MemberCard } from '../../widgets/people/MemberCard'
import { mixPromoted } from './grid'
import { PromotedCard } from './PromotedCard'
import { gridStyle } from './searchStyles'

interface ResultGridProps {
  cards: readonly ProfileCard[]
  promoted?: readonly PromotedTile[]
  label: string
  /** Whether the grid is at the top of the page. Then its first pictures load eagerly. */
  isAbove?: boolean
  /** A full-width row after a number of results. */
  between?: { after: number; row: ReactNode } | null
}

const eagerCount = 8
export const ResultGrid = (props: ResultGridProps) => {
  const { cards, promoted = [], label, isAbove = false, between } = props
  const items = mixPromoted(cards, promoted)
  const last = Math.min(between?.after ?? 0, items.length) - 1
  return (
    <ul css={gridStyle} aria-label={label}>
      {items.map((item, index) => (
        <Fragment key={item.key}>
          <li>
            {item.kind === 'member' ? (
              <MemberCard card={item.card} isEager={isAbove && index < eagerCount} headingLevel={2} />
            ) : (
              <PromotedCard tile={item.tile} />
            )}
          </li>
          {between && index === last && <li css={rowStyle}>{between.row}</li>}
        </Fragment>
      ))}
    </ul>
  )
}

const rowStyle = css`
  grid-column: 1 / -1;
`
