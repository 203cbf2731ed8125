import { css } from '@emotion/react'

export const columnStyle = css`
  display: grid;
  gap: var(--s6);
  max-width: 620px;
  margin: 0 auto;
  header {
    display: grid;
    gap: var(--s2);
  }
  header p {
    color: var(--ink-2);
  }
  form {
    display: grid;
    gap: var(--s6);
  }
`
