import { css } from '@emotion/react'
import { phone, tapAreaStyle } from '@duetto/shared/ui'

export const itemStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  min-height: 44px;
  > p {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--s2);
    min-width: 0;
    font-weight: 550;
  }
  > p > :not(span),
  > button {
    flex: none;
  }
  ${phone} {
    > p {
      display: block;
      line-height: 1.3;
    }
    > p > :not(span) {
      ${tapAreaStyle}
      display: inline;
      min-height: 0;
      padding: 0;
      font-size: inherit;
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`
