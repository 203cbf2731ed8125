import { css } from '@emotion/react'

export const textButtonStyle = css`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--primary-ink);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`
