import { css } from '@emotion/react'

export const searchStyle = css`
  position: relative;
  flex: 1 1 160px;
  max-width: 268px;
  min-width: 0;
  > svg {
    position: absolute;
    left: var(--s4);
    top: 12px;
    color: var(--ink-2);
    pointer-events: none;
  }
  input {
    width: 100%;
    min-height: var(--tap);
    padding: 0 var(--s2) 0 44px;
    border: 1.5px solid transparent;
    border-radius: var(--r-pill);
    background: var(--surface-2);
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  ul {
    position: absolute;
    top: calc(100% + var(--s2));
    left: 0;
    z-index: 12;
    width: max(100%, 340px);
    padding: var(--s2);
    border-radius: var(--r-lg);
    background: var(--surface);
    box-shadow: var(--shadow-3);
  }
  ul[hidden] {
    display: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 56px;
    padding: var(--s1) var(--s3);
    border-radius: var(--r-md);
    cursor: pointer;
  }
  li:hover {
    background: var(--surface-2);
  }
  li[aria-selected='true'] {
    background: var(--primary-soft);
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  li[aria-disabled='true'] {
    color: var(--ink-2);
    cursor: default;
  }
  > button {
    display: none;
  }
  /* In narrow windows, a button opens the field, which then fills the bar. */
  @media (max-width: 1199px) {
    display: none;
    &[data-opened] {
      position: absolute;
      inset: 0;
      z-index: 2;
      display: flex;
      align-items: center;
      gap: var(--s1);
      max-width: none;
      padding: 0 var(--s4);
      background: var(--surface);
    }
    /* Replaced by the close button. */
    input::-webkit-search-cancel-button {
      display: none;
    }
    > svg {
      left: calc(2 * var(--s4));
      top: calc(50% - 10px);
    }
    > button {
      display: inline-grid;
    }
    ul {
      right: var(--s4);
      left: var(--s4);
      width: auto;
    }
  }
`
