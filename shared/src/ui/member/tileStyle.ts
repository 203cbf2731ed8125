import { css } from '@emotion/react'
import { hiddenStyle } from '../layout/VisuallyHidden'

export const tileStyle = css`
  position: relative;
  min-width: 0;
  container-type: inline-size;
  > a {
    display: block;
    border-radius: var(--voice-in);
    color: inherit;
    text-decoration: none;
  }
  img {
    transition: transform var(--slow) var(--ease);
  }
  &:hover img {
    transform: scale(1.03);
  }
  [data-photo] {
    position: relative;
    display: block;
  }
  [data-label] {
    position: absolute;
    top: 10px;
    left: 10px;
    max-width: calc(100% - 20px);
  }
  [data-marks] {
    position: absolute;
    bottom: 10px;
    left: 10px;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    max-width: calc(100% - 20px);
  }
  [data-count] {
    position: absolute;
    top: 10px;
    right: 10px;
    display: inline-flex;
    gap: 4px;
    align-items: center;
    padding: 3px 8px;
    border-radius: var(--r-sm);
    background: rgb(30 10 24 / 0.66);
    color: #fff;
    font-size: var(--t-xs);
    font-weight: 600;
  }
  /* Narrow tiles have room for short marks beside the heart. */
  @container (max-width: 170px) {
    > a:has(~ button) [data-marks] svg {
      display: none;
    }
  }
  /* Narrow tiles have no room for both the label and the count, and the label matters more. */
  @container (max-width: 240px) {
    [data-beside-label] {
      display: none;
    }
  }
  /* Narrow tiles with a place show the online dot without the word, which remains for screen readers. */
  @container (max-width: 200px) {
    [data-place]:not(:empty) + [data-online] {
      ${hiddenStyle}
    }
  }
  > button {
    position: absolute;
    /* The photo is 125cqw high. */
    top: calc(125cqw - 40px);
    right: 12px;
  }
  > [data-skip] {
    right: auto;
    left: 12px;
    color: var(--ink-2);
  }
`
