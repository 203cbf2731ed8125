import { css } from '@emotion/react'

export const itemStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  min-height: 44px;
  > span {
    min-width: 0;
    font-weight: 550;
  }
  > a,
  > button {
    flex: none;
  }
`
