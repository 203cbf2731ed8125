import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

export const splitStyle = css`
  display: grid;
  width: 100%;
  min-height: calc(100dvh - var(--bar));
  @media (min-width: ${breakpoints.lg}px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
export const groundStyle = css`
  display: none;
  place-items: center;
  background: var(--dark);
  @media (min-width: ${breakpoints.lg}px) {
    display: grid;
  }
`
export const artStyle = css`
  > div {
    position: sticky;
    top: calc(var(--bar) + var(--s6));
    width: min(78%, 520px);
    aspect-ratio: 1 / 1.08;
  }
  img {
    position: absolute;
    top: 0;
    left: 0;
    width: 56%;
    height: auto;
    border-radius: 40px 40px 40px 8px;
  }
  img + img {
    inset: auto 0 0 auto;
    box-sizing: content-box;
    border: 6px solid var(--dark);
    border-radius: 46px 46px 14px;
  }
  p {
    position: absolute;
    bottom: 18px;
    left: 0;
    width: 36%;
    color: var(--on-dark);
    font: var(--display-weight, 400) 1.5rem/1.25 var(--font-display);
  }
`
export const formStyle = css`
  display: grid;
  /* Top alignment keeps the form in place when it grows. */
  align-items: start;
  justify-items: center;
  min-width: 0;
  padding: clamp(var(--s7), 12dvh, 140px) var(--s4) var(--s10);
  > div {
    width: 100%;
    max-width: 460px;
  }
  @media (max-width: ${breakpoints.sm - 1}px) {
    align-items: stretch;
    padding-block: var(--s4) 0;
    > div {
      display: grid;
    }
  }
`
