import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'
import { personLineStyle, personListStyle } from '../../widgets/people/personListStyle'

export const listStyle = css`
  padding-block: var(--s2);
  ${phone} {
    padding-inline: var(--s4);
  }
`

export const pageStyle = css`
  ${personListStyle}
  h2 {
    margin-bottom: var(--s2);
    font-size: var(--t-lg);
  }
`

export const lineStyle = css`
  ${personLineStyle}
  color: inherit;
  text-decoration: none;
  > span:nth-of-type(2) {
    display: grid;
    justify-items: start;
    gap: var(--s1);
    overflow-wrap: anywhere;
  }
  &:hover b {
    text-decoration: underline;
  }
  time {
    color: var(--ink-2);
    font-size: var(--t-sm);
    white-space: nowrap;
  }
  &[data-new] time {
    color: var(--primary-ink);
    font-weight: 600;
  }
`

export const noteStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
