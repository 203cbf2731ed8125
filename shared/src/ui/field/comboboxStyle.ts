import { css } from '@emotion/react'

export const comboboxStyle = css`
  position: relative;
  display: block;
  /* Hides the notes below the field, which the list would cover only partly. */
  &:has(> [data-popup]) ~ p {
    visibility: hidden;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    align-items: center;
    min-height: 44px;
    padding: var(--s1) var(--s3);
    border-radius: var(--r-sm);
    cursor: pointer;
  }
  li[aria-selected='true'],
  li:hover {
    background: var(--surface-2);
  }
  li[aria-selected='true'] {
    outline: 2px solid var(--primary-ink);
    outline-offset: -2px;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`
export const popupStyle = css`
  position: absolute;
  top: calc(100% + var(--s1));
  right: 0;
  left: 0;
  z-index: 5;
  /* Cuts off a row, to show that the list scrolls. */
  max-height: 206px;
  padding: var(--s1);
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  overscroll-behavior: contain;
  /* Keeps the list clear of buttons that stick to the bottom of the window on phones. */
  scroll-margin-bottom: 96px;
  &[hidden] {
    display: none;
  }
  &[role='status'] {
    padding: var(--s3) var(--s4);
    color: var(--ink-2);
  }
`
