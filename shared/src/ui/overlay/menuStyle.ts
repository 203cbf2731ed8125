import { css, keyframes } from '@emotion/react'

const drop = keyframes`from { opacity: 0; transform: translateY(-6px) }`

export const menuStyle = css`
  position: fixed;
  inset: auto;
  min-width: 200px;
  max-width: calc(100vw - 16px);
  max-height: calc(100dvh - 80px);
  margin: 0;
  padding: var(--s2);
  overflow: auto;
  border: 0;
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  &:popover-open {
    animation: ${drop} var(--fast) var(--ease);
  }
`
export const itemStyle = css`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: var(--s3);
  align-items: center;
  width: 100%;
  min-height: var(--tap);
  padding: 6px var(--s4) 6px var(--s3);
  border: 0;
  border-radius: var(--r-md);
  background: none;
  color: inherit;
  font-weight: 550;
  text-decoration: none;
  text-align: left;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: var(--primary-ink);
  }
`
