import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

const below = (px: number): string => `@media (max-width: ${px - 1}px)`
const from = (px: number): string => `@media (min-width: ${px}px)`

export const layoutStyle = css`
  display: grid;
  grid-template-columns: 272px minmax(0, 1fr);
  gap: var(--s8);
  align-items: start;
  ${below(breakpoints.lg)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const railStyle = css`
  position: sticky;
  top: calc(var(--bar) + var(--s6));
  max-height: calc(100vh - var(--bar) - var(--s7));
  overflow-y: auto;
  display: grid;
  gap: var(--s5);
  padding: 2px 4px var(--s7) 2px;
  mask-image: linear-gradient(#000 calc(100% - var(--s7)), transparent);
`

export const phoneOnly = css`
  ${from(breakpoints.lg)} {
    display: none;
  }
`

export const toolbarStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  min-height: 46px;
  margin: var(--s2) 0 var(--s4);
`

export const chipsStyle = css`
  display: flex;
  gap: var(--s2);
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--s1));
  padding: 5px var(--s1);
  min-width: 0;
  > li {
    flex: none;
    white-space: nowrap;
  }
  ${below(breakpoints.md)} {
    margin-inline: calc(-1 * var(--s4));
    padding-inline: var(--s4);
    flex: 1 0 calc(100% + 2 * var(--s4));
  }
`

/** On phones, leaves room for the button of the filters beside the name. */
export const nameStyle = css`
  max-width: min(100%, 420px);
  ${below(breakpoints.md)} {
    max-width: 50%;
  }
  > button {
    max-width: 100%;
  }
  > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

export const countStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  transition: opacity var(--base);
  &[data-stale='true'] {
    opacity: 0.45;
  }
`

export const gridStyle = css`
  --columns: 4;
  --column-gap: var(--s5);
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: var(--s6) var(--column-gap);
  ${below(breakpoints.xl)} {
    --columns: 3;
  }
  ${below(breakpoints.md)} {
    --columns: 2;
    --column-gap: var(--s3);
    row-gap: var(--s5);
  }
`

/** Gives distant tiles the height of near ones (a 4:5 photo and two lines) without extra elements. */
export const distantTileStyle = css`
  --second-line: max(21px, 1.5 * var(--t-sm));
  > [data-distant] {
    overflow: hidden;
    padding: calc(125% + var(--s3)) 0 var(--second-line);
    border-radius: var(--voice-in);
    background: linear-gradient(var(--surface-2) 0 0) no-repeat 0 0 / 100%
      calc(100% - var(--s3) - 1.40625rem - var(--second-line));
    font: var(--display-weight, 400) 1.125rem/1.25 var(--font-display);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const moreStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s3);
  padding: var(--s7) 0;
  color: var(--ink-2);
`

export const similarStyle = css`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s8);
  padding-top: var(--s7);
  border-top: 1px solid var(--line);
`
