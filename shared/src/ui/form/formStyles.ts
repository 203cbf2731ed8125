import { css } from '@emotion/react'
import { breakpoints } from '../../domain'

export const formStyle = css`
  display: grid;
  gap: var(--s5);
  min-width: 0;
`

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  @media (max-width: ${breakpoints.sm - 1}px) {
    > button {
      flex: 1 1 100%;
    }
  }
`

export const pairStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--s4);
`
