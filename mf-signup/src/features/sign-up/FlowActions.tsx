import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { lowPhone, short } from '@duetto/shared/ui'
import type { ReactNode } from 'react'

interface FlowActionsProps {
  children: ReactNode
  after?: ReactNode
}

/**
 * Reserves one line below the main button, except on short screens, so that the button stays in the same place from step
 * to step.
 */
export const FlowActions = ({ children, after }: FlowActionsProps) => (
  <div css={endStyle} data-end>
    <div css={barStyle}>{children}</div>
    {after}
  </div>
)

const endStyle = css`
  --line-below: 44px;
  display: grid;
  gap: var(--s1);
  margin-top: auto;
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s1);
    align-items: center;
    min-height: var(--line-below);
  }
  > div:only-child:has(> :only-child) {
    padding-bottom: calc(var(--line-below) + var(--s1));
  }
  @media (max-width: ${breakpoints.sm - 1}px) {
    position: sticky;
    bottom: 0;
    z-index: 2;
    margin-inline: calc(-1 * var(--s4));
    padding: var(--s3) var(--s4) calc(var(--s2) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--bg);
    @media (max-height: 700px) {
      --line-below: 0px;
    }
  }
`

const rowStyle = css`
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
`

const barStyle = css`
  display: grid;
  gap: var(--s1);
  ${short} {
    ${rowStyle}
  }
  ${lowPhone} {
    ${rowStyle}
  }
`
