import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { phone } from '@duetto/shared/ui'

const cardWidth = (besides: number) => `calc((100dvh - var(--bar) - ${besides}px) * 0.8)`

export const lowPhone = `${phone} and (max-height: 699px)`
const otherHeightsPx = { tall: 362, low: 294 }
const lowestCard = '220px'

const wideCard = `max(260px, min(400px, ${cardWidth(322)}))`
const factsWidth = '320px'

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  max-width: calc(${wideCard} + ${factsWidth} + var(--s7));
  margin: 0 auto var(--s4);
  ${phone} {
    max-width: 560px;
  }
  ${lowPhone} {
    gap: 0 var(--s3);
    margin-bottom: var(--s2);
    h1 {
      font-size: var(--t-xl);
    }
    p > span {
      display: none;
    }
  }
`

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
  ${lowPhone} {
    gap: var(--s3);
  }
  @media (min-width: ${breakpoints.md}px) {
    grid-template-columns: ${wideCard} minmax(0, ${factsWidth});
    justify-content: center;
    column-gap: var(--s7);
    > * {
      grid-column: 1;
    }
    > aside {
      grid-area: 1 / 2 / span 3;
      justify-self: stretch;
    }
  }
`

export const stackStyle = css`
  position: relative;
  /* A dragged card must cover the facts beside it. */
  z-index: 1;
  width: 100%;
  aspect-ratio: 4 / 5;
  /* In short viewports, crop the photo, because the buttons must stay on the screen. */
  ${phone} {
    width: min(100%, max(300px, (100dvh - ${otherHeightsPx.tall}px) * 0.8));
    max-height: max(${lowestCard}, 100dvh - ${otherHeightsPx.tall}px);
  }
  ${lowPhone} {
    width: min(100%, max(300px, (100dvh - ${otherHeightsPx.low}px) * 0.8));
    max-height: max(${lowestCard}, 100dvh - ${otherHeightsPx.low}px);
  }
`
