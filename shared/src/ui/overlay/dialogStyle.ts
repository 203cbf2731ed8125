import { css, keyframes } from '@emotion/react'
import { breakpoints } from '../../domain'

const rise = keyframes`from { opacity: 0; transform: translateY(16px) scale(.98) }`
const slide = keyframes`from { transform: translateY(100%) }`
const fade = keyframes`from { opacity: 0 }`

export const dialogStyle = css`
  width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: 28px;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  animation: ${rise} var(--base) var(--ease);
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: var(--scrim);
    animation: ${fade} var(--base);
  }
  @media (max-width: ${breakpoints.sm - 1}px) {
    width: 100vw;
    max-width: none !important;
    margin: auto 0 0;
    border-radius: 28px 28px 0 0;
    animation-name: ${slide};
  }
`
/** Tall enough for the tallest step of sign-up in most languages. */
export const steadyStyle = css`
  @media (min-width: ${breakpoints.sm}px) {
    height: min(800px, 100dvh - 32px);
    /* Only the body grows, not the toasts that may follow it. */
    > :first-child {
      flex: 1;
    }
  }
`
/** The body scrolls, not the dialog, because Chromium would paint a scrolling dialog's rounded corners white. */
export const bodyStyle = css`
  display: grid;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  gap: var(--s4);
  padding: var(--s7);
  @media (max-width: ${breakpoints.sm - 1}px) {
    padding: var(--s5) var(--s5) calc(var(--s5) + env(safe-area-inset-bottom));
    /* Largest heights of the sticky head and footer, which must not cover the focused field. */
    scroll-padding: 96px 0 152px;
  }
`
export const headStyle = css`
  display: flex;
  gap: var(--s3);
  align-items: flex-start;
  justify-content: space-between;
  > h2 {
    padding-top: 8px;
    outline: none;
  }
  > button {
    margin: -2px -10px 0 0;
  }
`
export const pictureHeadStyle = css`
  position: relative;
  display: block;
  text-align: center;
  > h2 {
    font-size: var(--t-3xl);
  }
  > button {
    position: absolute;
    top: 0;
    right: 0;
  }
`
export const footerStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  justify-content: flex-end;
  margin-top: var(--s2);
  @media (max-width: ${breakpoints.sm - 1}px) {
    > * {
      flex: 1 1 auto;
    }
  }
`
/** Fades out content that scrolls under the head or the footer. */
const fadeStyle = (side: 'head' | 'footer') => `
  &::after {
    content: '';
    position: absolute;
    inset: ${side === 'head' ? '100% 0 auto' : 'auto 0 100%'};
    height: var(--s3);
    background: linear-gradient(to ${side === 'head' ? 'bottom' : 'top'}, var(--surface), transparent);
    pointer-events: none;
  }
`
const tallSheet = `@media (max-width: ${breakpoints.sm - 1}px) and (min-height: 480px)`

export const stickyHeadStyle = css`
  ${tallSheet} {
    position: sticky;
    top: calc(-1 * var(--s5));
    z-index: 1;
    margin: calc(-1 * var(--s5)) calc(-1 * var(--s5)) 0;
    padding: var(--s5) var(--s5) 0;
    background: var(--surface);
    ${fadeStyle('head')}
  }
`
export const stickyFooterStyle = css`
  ${tallSheet} {
    position: sticky;
    bottom: calc(-1 * (var(--s5) + env(safe-area-inset-bottom)));
    margin: 0 calc(-1 * var(--s5)) calc(-1 * (var(--s5) + env(safe-area-inset-bottom)));
    padding: var(--s2) var(--s5) calc(var(--s5) + env(safe-area-inset-bottom));
    background: var(--surface);
    ${fadeStyle('footer')}
  }
`
