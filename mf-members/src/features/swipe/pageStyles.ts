import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

/** Leaves room for the buttons below the card. */
const cardWidth = (besides: number) => `calc((100dvh - var(--bar) - ${besides}px) * 0.8)`

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  max-width: max(260px, min(400px, ${cardWidth(300)}));
  margin: 0 auto var(--s4);
  @media (max-width: ${breakpoints.md - 1}px) {
    max-width: 560px;
  }
`

/** Clips cards that are dragged or thrown past the edge. */
export const deckStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s5);
  margin-inline: calc(-1 * var(--s4));
  padding: var(--s2) var(--s4) 0;
  overflow-x: clip;
  @supports not (overflow: clip) {
    overflow: hidden;
  }
`

export const stackStyle = css`
  position: relative;
  width: min(100%, 400px, ${cardWidth(300)});
  min-width: min(100%, 260px);
  aspect-ratio: 4 / 5;
  @media (max-width: ${breakpoints.md - 1}px) {
    width: min(100%, ${cardWidth(290)});
  }
`
