import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'

export const bubbleStyle = css`
  width: fit-content;
  max-width: min(76%, 540px);
  padding: 10px 15px;
  border-radius: 20px 20px 20px 5px;
  background: var(--bubble-in);
  box-shadow: var(--shadow-1);
  line-height: 1.45;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  /* Clips stacked diacritics, which would cover neighbouring messages. */
  overflow: clip;
  overflow-clip-margin: 4px;
  &[data-mine] {
    border-radius: 20px 20px 5px 20px;
    background: var(--bubble-out);
    color: var(--on-bubble-out);
  }
  &[data-gone] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
    color: var(--ink-2);
    font-style: italic;
  }
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 2px;
    unicode-bidi: isolate;
  }
  &[data-media] {
    max-height: 260px;
    padding: 0;
  }
  ${phone} {
    max-width: 84%;
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
export const withMenuStyle = css`
  display: flex;
  align-items: center;
  width: 100%;
  &[data-mine] {
    flex-direction: row-reverse;
  }
  > [aria-haspopup='menu'] {
    flex: none;
    color: var(--ink-2);
  }
  @media (hover: hover) {
    > [aria-haspopup='menu']:not(:focus-visible) {
      opacity: 0;
    }
    &:hover > [aria-haspopup='menu'] {
      opacity: 1;
    }
  }
  /* A long press opens the menu on touch devices, so disable the callout and selection, and hide the menu button. */
  @media (hover: none) {
    -webkit-touch-callout: none;
    user-select: none;
    > [aria-haspopup='menu']:not(:focus-visible) {
      width: 1px;
      opacity: 0;
    }
  }
`
export const metaStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  padding: 2px 6px 4px;
  color: var(--ink-2);
  font-size: var(--t-xs);
  &[data-failed] {
    color: var(--danger-ink);
    font-weight: 600;
  }
  span > svg {
    vertical-align: -3px;
  }
  [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    justify-content: inherit;
  }
  [data-mine] > & {
    justify-content: flex-end;
    text-align: right;
  }
  button,
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--tap);
    min-height: var(--tap);
    padding: 0 4px;
    border: 0;
    background: none;
    font-weight: 650;
    text-decoration: underline;
    cursor: pointer;
  }
`
export const giftStyle = css`
  display: grid;
  grid-template-columns: 64px auto;
  gap: 14px;
  align-items: center;
  padding: 14px 18px 14px 14px;
  border-radius: 20px 20px 20px 5px;
  background: var(--secondary-soft);
  &[data-mine] {
    border-radius: 20px 20px 5px 20px;
  }
  > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 18px;
    background: var(--secondary);
    color: var(--on-secondary);
  }
  div {
    display: grid;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`
