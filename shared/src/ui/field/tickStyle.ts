import { css } from '@emotion/react'

/** Replaces the native grey of checkboxes and radio buttons, which looks disabled in dark mode. */
export const tickStyle = css`
  display: grid;
  flex: none;
  place-content: center;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 5px;
  appearance: none;
  background: var(--surface);
  cursor: inherit;
  &[type='radio'] {
    border-radius: 50%;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger-ink);
  }
  &:checked {
    border-color: var(--primary-ink);
  }
  &[type='checkbox']:checked {
    background: var(--primary-ink);
  }
  &:disabled {
    background: var(--surface-2);
  }
  &:checked::before {
    width: 12px;
    height: 12px;
    background: var(--surface);
    clip-path: polygon(14% 44%, 0 62%, 40% 98%, 100% 18%, 84% 5%, 38% 68%);
    content: '';
  }
  &[type='radio']:checked::before {
    border-radius: 50%;
    background: var(--primary-ink);
    clip-path: none;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`
