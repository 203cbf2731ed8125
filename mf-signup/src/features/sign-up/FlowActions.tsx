import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { low } from '@duetto/shared/ui'
import type { ReactNode } from 'react'

interface FlowActionsProps {
  children: ReactNode
  /** A line below the buttons. */
  after?: ReactNode
}

/** Stacks the buttons, so that a long label does not squeeze the main one. The dialog styles `data-end` as a box. */
export const FlowActions = ({ children, after }: FlowActionsProps) => (
  <div css={endStyle} data-end>
    <div css={barStyle}>{children}</div>
    {after}
  </div>
)

const endStyle = css`
  display: contents;
`

const barStyle = css`
  display: grid;
  gap: var(--s1);
  margin-top: auto;
  @media (max-width: ${breakpoints.sm - 1}px) {
    position: sticky;
    bottom: 0;
    z-index: 2;
    margin-inline: calc(-1 * var(--s4));
    padding: var(--s3) var(--s4) calc(var(--s2) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--bg);
  }
  ${low} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`
