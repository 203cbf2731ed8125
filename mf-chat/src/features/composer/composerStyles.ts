import { css } from '@emotion/react'
import { short, phone, canHover, tapAreaStyle } from '@duetto/shared/ui'
import { columnPadding } from '../../widgets/column/columnPadding'

export const composerStyle = css`
  display: flex;
  flex-direction: column;
  padding: var(--s2) ${columnPadding('var(--s5)')} var(--s3);
  border-top: 1px solid var(--line);
  background: var(--surface);
  [data-cost] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    align-items: center;
    justify-content: space-between;
    padding: 2px 4px 6px;
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  [data-cost] b {
    color: var(--ink);
  }
  [data-cost] a {
    ${tapAreaStyle}
    /* Extends the tap area mainly upwards, because the field is right below. */
    &::after {
      inset-block: auto -4px;
      height: var(--tap);
    }
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    align-items: flex-end;
    padding: 3px;
    border: 1.5px solid var(--line-strong);
    border-radius: 24px 24px 5px 24px;
    background: var(--surface);
  }
  form:has(textarea:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  textarea {
    flex: 1 1 0;
    min-width: 0;
    min-height: 44px;
    max-height: 168px;
    padding: 10px 6px;
    border: 0;
    outline: 0;
    background: none;
    resize: none;
    field-sizing: content;
  }
  textarea:first-child {
    padding-inline-start: 14px;
  }
  textarea::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button[type='submit'] {
    background: var(--primary);
    color: var(--on-primary);
  }
  ${canHover} {
    button[type='submit']:not([aria-disabled='true'], [data-limited]):hover {
      background: var(--primary-hover);
    }
  }
  button[type='submit'][aria-disabled='true'] {
    background: var(--surface-2);
    color: var(--ink-2);
    opacity: 1;
  }
  [role='status']:not(:empty) + [data-limit] {
    max-height: min(max(33dvh, 100dvh - 400px), 600px);
  }
  @media (max-height: 640px) {
    [data-limit] ~ form textarea {
      max-height: 68px;
    }
    /* On short screens, the purchase status and order form may cover the messages. */
    &:has([role='status']:not(:empty) + [data-limit]) {
      max-height: calc(100dvh - 65px);
    }
    [role='status']:not(:empty) + [data-limit] {
      max-height: none;
    }
  }
  button[type='submit'][data-limited] {
    background: none;
    box-shadow: inset 0 0 0 2px var(--primary-ink);
    color: var(--primary-ink);
  }
  /* Touch devices have emoji on their keyboard and no room for another button. */
  @media (pointer: coarse) {
    [data-emoji] {
      display: none;
    }
  }
  [data-count] {
    padding: 2px 6px 0;
    color: var(--ink-2);
    font-size: var(--t-xs);
    text-align: right;
  }
  [data-over] {
    color: var(--danger-ink);
    font-weight: 650;
  }
  ${phone} {
    /* Hides the voice button to make room for the text. */
    form:has(textarea:not(:placeholder-shown)) [data-voice] {
      display: none;
    }
    padding: 6px 10px calc(8px + env(safe-area-inset-bottom));
    @media (max-height: 640px) {
      padding-block: 4px calc(4px + env(safe-area-inset-bottom));
    }
    [data-cost] {
      gap: 0 6px;
      padding: 2px 0 4px;
      font-size: 0.8125rem;
    }
  }
  /* Saves height at 400% zoom: the cost stays on one line and scrolls sideways. */
  ${short} {
    padding-block: 0 4px;
    [data-cost] {
      flex-wrap: nowrap;
      justify-content: flex-start;
      padding: 0 4px;
      overflow-x: auto;
      font-size: 0.8125rem;
      white-space: nowrap;
    }
    form {
      padding: 0 3px;
    }
    textarea {
      max-height: 68px;
    }
  }
`
export const stripStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  padding: 2px 4px 2px 10px;
  margin-bottom: 6px;
  border-left: 3px solid var(--primary);
  color: var(--ink-2);
  font-size: var(--t-sm);
  p {
    display: grid;
  }
  b {
    color: var(--ink);
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
export const giftGridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: var(--s3);
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    align-content: start;
    justify-items: center;
    padding: var(--s3) var(--s2);
    /* Narrow cards must break long gift names. */
    overflow-wrap: anywhere;
    hyphens: auto;
    @media (max-width: 359px) {
      padding-inline: 6px;
      b {
        font-size: var(--t-sm);
      }
    }
    border: 1.5px solid var(--line);
    border-radius: var(--r-lg);
    background: none;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--line-strong);
  }
  button > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 18px;
    background: var(--secondary);
    color: var(--on-secondary);
  }
  small {
    color: var(--ink-2);
  }
`
export const gifGridStyle = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s2);
  min-height: 160px;
  align-content: start;
  button {
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: var(--r-md);
    background: var(--surface-2);
    cursor: pointer;
  }
  img {
    width: 100%;
    height: auto;
  }
`
