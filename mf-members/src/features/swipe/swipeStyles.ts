import { css, keyframes } from '@emotion/react'
import { short, phone, canHover } from '@duetto/shared/ui'
import { lowPhone } from './pageStyles'

export const cardStyle = css`
  position: absolute;
  inset: 0;
  border-radius: var(--voice-in);
  background: var(--surface-2);
  user-select: none;
  will-change: transform;
  transition:
    transform var(--slow) var(--ease),
    opacity var(--slow) var(--ease);
  &[data-place='top'] {
    touch-action: pan-y;
    cursor: grab;
    box-shadow: var(--shadow-2);
  }
  &[data-place='top'][data-dragging='true'] {
    cursor: grabbing;
    transition: none;
    box-shadow: var(--shadow-3);
  }
  &[data-place='next'] {
    transform: translateY(10px) scale(0.95);
    transform-origin: bottom;
    opacity: 0.55;
  }
  img {
    pointer-events: none;
  }
  > :first-child {
    width: 100%;
    height: 100%;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const leave = keyframes`
  to {
    transform: translate(calc(var(--side) * 130%), var(--fall, 0)) rotate(calc(var(--side) * 14deg));
    opacity: 0;
  }
`

export const leavingStyle = css`
  position: absolute;
  inset: 0;
  border-radius: var(--voice-in);
  overflow: hidden;
  pointer-events: none;
  animation: ${leave} var(--slow) var(--ease-in) forwards;
`

export const captionStyle = css`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s3);
  align-items: end;
  padding: var(--s4) var(--s2) var(--s2) var(--s4);
  border-radius: inherit;
  border-top-left-radius: 0;
  border-top-right-radius: 0;
  color: #fff;
  --success: var(--success-on-photo);
  background: linear-gradient(transparent, rgb(26 8 20 / 62%) 30%, rgb(26 8 20 / 88%));
  h2 {
    overflow: hidden;
    font-size: var(--t-xl);
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-sm);
  }
  a {
    display: inline-grid;
    place-items: center;
    width: var(--tap);
    height: var(--tap);
    border-radius: 50%;
    color: inherit;
  }
`

export const labelStyle = css`
  position: absolute;
  left: var(--s3);
  top: var(--s3);
  max-width: calc(100% - 2 * var(--s3));
`

export const stampStyle = css`
  position: absolute;
  top: 64px;
  padding: 8px 18px;
  font: var(--display-weight, 400) 1.75rem/1.1 var(--font-display);
  pointer-events: none;
  &[data-decision='like'] {
    left: 22px;
    transform: rotate(-9deg);
    border-radius: 16px 16px 16px 4px;
    background: var(--secondary);
    color: var(--on-secondary);
  }
  &[data-decision='pass'] {
    right: 22px;
    transform: rotate(9deg);
    border-radius: 16px 16px 4px 16px;
    background: var(--dark);
    color: var(--on-dark);
  }
`

export const buttonsStyle = css`
  display: grid;
  grid-template-rows: auto auto;
  grid-auto-flow: column;
  place-items: center;
  gap: 4px var(--s5);
  > span {
    max-width: 88px;
    color: var(--ink-2);
    font-size: var(--t-xs);
    line-height: 1.25;
    text-align: center;
  }
  ${lowPhone} {
    grid-template-rows: auto;
    > span {
      display: none;
    }
  }
  /* Keeps the buttons above the bottom navigation, even if notices push the card down. */
  ${phone} {
    position: sticky;
    bottom: calc(var(--nav) + var(--s2) + env(safe-area-inset-bottom));
  }
  ${short} {
    position: static;
  }
`

export const roundStyle = css`
  display: inline-grid;
  place-items: center;
  width: 60px;
  height: 60px;
  padding: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink);
  cursor: pointer;
  transition:
    background var(--fast),
    transform var(--fast) var(--ease);
  ${canHover} {
    &:hover:not([aria-disabled='true']) {
      background: var(--surface-2);
    }
  }
  &:active:not([aria-disabled='true']) {
    transform: scale(0.94);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: var(--line-strong);
    border-color: var(--line);
  }
  &[data-kind='like'] {
    width: 76px;
    height: 76px;
    border-color: transparent;
    background: var(--primary);
    color: var(--on-primary);
    ${lowPhone} {
      width: 64px;
      height: 64px;
    }
  }
  ${canHover} {
    &[data-kind='like']:hover:not([aria-disabled='true']) {
      background: var(--primary-hover);
    }
  }
  &[data-kind='undo'],
  &[data-kind='skip'] {
    width: 48px;
    height: 48px;
  }
`

export const pipsStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s2) var(--s3);
  color: var(--ink-2);
  font-size: var(--t-sm);
  > span {
    display: inline-flex;
    gap: 5px;
  }
  i {
    width: 22px;
    height: 6px;
    border-radius: 3px;
    background: var(--line-strong);
    opacity: 0.4;
  }
  i[data-on='true'] {
    background: var(--primary-ink);
    opacity: 1;
  }
  @media (forced-colors: active) {
    i {
      forced-color-adjust: none;
      background: GrayText;
    }
    i[data-on='true'] {
      background: Highlight;
    }
  }
`

export const hintStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
  ${phone} {
    display: none;
  }
`
