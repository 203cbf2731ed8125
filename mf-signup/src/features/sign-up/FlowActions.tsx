import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import type { ReactNode } from 'react'

export const FlowActions = ({ children }: { children: ReactNode }) => <div css={barStyle}>{children}</div>

const barStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  @media (max-width: ${breakpoints.sm - 1}px) {
    position: sticky;
    bottom: 0;
    z-index: 2;
    flex-wrap: nowrap;
    gap: var(--s2);
    margin-inline: calc(-1 * var(--s4));
    padding: var(--s3) var(--s4) calc(var(--s3) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--bg);
    > button {
      padding-inline: var(--s4);
    }
    > [type='submit'] {
      flex: 1;
    }
  }
`
