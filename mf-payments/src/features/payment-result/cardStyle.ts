import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'

export const cardStyle = css`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  > span:first-of-type {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: var(--voice-in);
    background: var(--secondary-soft);
    color: var(--secondary-ink);
  }
  &[data-outcome='completed'] > span:first-of-type {
    background: var(--success-soft);
    color: var(--success-ink);
  }
  > [role='status'] {
    display: grid;
    gap: var(--s3);
  }
  h1 {
    font-size: var(--t-2xl);
    outline: none;
  }
  small {
    color: var(--ink-2);
  }
  ${phone} {
    > [data-acts] {
      display: grid;
      width: 100%;
    }
  }
`
