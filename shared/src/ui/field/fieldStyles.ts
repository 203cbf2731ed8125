import { css } from '@emotion/react'

export const controlStyle = css`
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--ink);
  /* Keeps the label in view when the browser scrolls to a focused control. */
  scroll-margin-top: 2.5rem;
  &::placeholder {
    color: var(--ink-2);
    opacity: 0.8;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger-ink);
  }
  &:disabled {
    background: var(--surface-2);
    color: var(--ink-2);
  }
`
export const fieldStyle = css`
  display: grid;
  gap: 6px;
  min-width: 0;
`
export const labelStyle = css`
  font-weight: 600;
  font-size: 0.9375rem;
`
export const hintStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
export const errorStyle = css`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: var(--danger-ink);
  font-size: var(--t-sm);
  font-weight: 600;
  > svg {
    margin-top: 1px;
  }
`
