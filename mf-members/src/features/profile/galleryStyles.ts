import { css } from '@emotion/react'
import { canHover } from '@duetto/shared/ui'
import { breakpoints } from '@duetto/shared/domain'
import { below, labelTop } from './pageStyles'

export const galleryStyle = css`
  display: grid;
  gap: var(--s3);
  min-width: 0;
`

export const photoStyle = css`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  border-radius: var(--voice-in);
  > * {
    width: 100%;
    height: 100%;
  }
`

export const labelStyle = css`
  position: absolute;
  left: var(--s4);
  bottom: var(--s4);
  max-width: calc(100% - 2 * var(--s4));
  pointer-events: none;
  ${below(breakpoints.md)} {
    top: ${labelTop};
    bottom: auto;
  }
`

export const reportStyle = css`
  position: absolute;
  right: var(--s3);
  bottom: var(--s3);
  /* Above the name, which overlaps the bottom of the photo on phones. */
  z-index: 1;
  > button {
    padding: 6px;
    background: rgb(20 6 16 / 0.5) content-box;
    color: #fff;
    box-shadow: none;
    ${canHover} {
      &:hover {
        background: rgb(20 6 16 / 0.8) content-box;
      }
    }
  }
  svg {
    width: 18px;
    height: 18px;
  }
`

export const thumbsStyle = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--s2);
`

export const thumbStyle = css`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: var(--surface-2);
  aspect-ratio: 1;
  border-radius: 14px 14px 14px 4px;
  overflow: hidden;
  cursor: pointer;
  > span {
    aspect-ratio: 1;
    border-radius: inherit;
  }
  img {
    object-position: 50% 30%;
  }
  &[aria-current='true'] {
    outline: 3px solid var(--primary-ink);
    outline-offset: 2px;
  }
`

export const lockStyle = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  aspect-ratio: 1;
  padding: 4px;
  border-radius: 14px 14px 14px 4px;
  background: var(--dark);
  color: var(--on-dark);
  font-size: var(--t-xs);
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
`
