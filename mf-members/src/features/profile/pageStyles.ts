import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

export const below = (px: number): string => `@media (max-width: ${px - 1}px)`

export const barStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-bottom: var(--s4);
  ${below(breakpoints.md)} {
    position: relative;
    z-index: 2;
    height: var(--tap);
    margin: 0 0 calc(-1 * var(--tap));
    top: var(--s3);
    button:not([role='menuitem']) {
      background: var(--surface);
      box-shadow: var(--shadow-1);
    }
  }
`

export const pageStyle = css`
  ${below(breakpoints.md)} {
    padding-top: 0;
  }
`

const photoHeight = 'max(280px, min(108vw, 62vh))'

export const layoutStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 520px) minmax(0, 1fr);
  gap: var(--s9);
  align-items: start;
  ${below(breakpoints.xl)} {
    gap: var(--s7);
  }
  ${below(breakpoints.lg)} {
    grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
    gap: var(--s6);
  }
  ${below(breakpoints.md)} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`

export const detailsStyle = css`
  display: grid;
  gap: var(--s6);
  align-content: start;
`

export const frameStyle = css`
  position: relative;
  touch-action: pan-y;
  aspect-ratio: 4 / 5;
  max-height: calc(100vh - var(--bar) - 160px);
  min-height: 280px;
  width: 100%;
  ${below(breakpoints.md)} {
    margin-inline: calc(-1 * var(--s4));
    width: auto;
    height: ${photoHeight};
    aspect-ratio: auto;
    max-height: none;
  }
`

export const placeStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  color: var(--ink-2);
`

export const labelTop = 'calc(2 * var(--s3) + var(--tap))'

export const headStyle = css`
  display: grid;
  gap: var(--s3);
  ${below(breakpoints.md)} {
    position: absolute;
    top: ${photoHeight};
    inset-inline: calc(-1 * var(--s4));
    gap: var(--s1);
    padding: var(--s8) 72px var(--s4) var(--s4);
    border-radius: 0 0 var(--r-lg) var(--r-tight);
    background: linear-gradient(transparent, rgb(20 6 16 / 0.78) 62%);
    color: #fff;
    --success: var(--success-on-photo);
    pointer-events: none;
    transform: translateY(-100%);
    overflow-wrap: anywhere;
    &,
    & > p {
      color: #fff;
    }
  }
`
export const verifiedStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
