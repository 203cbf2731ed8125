import { css } from '@emotion/react'

export const fictionalTagStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  width: fit-content;
  max-width: 100%;
  padding: 3px 9px;
  border-radius: var(--r-sm) var(--r-sm) var(--r-sm) var(--r-tight);
  background: var(--dark);
  color: var(--on-dark);
  /* Outlines the label against dark pictures and pages. */
  box-shadow: 0 0 0 1px rgb(255 255 255 / 0.22);
  font-family: var(--font-text);
  font-size: var(--t-xs);
  font-weight: 650;
  line-height: 1.35;
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
