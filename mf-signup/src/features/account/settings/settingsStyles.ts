import { css } from '@emotion/react'

export const layoutStyle = css`
  display: grid;
  /* Fits the German heading "Einstellungen". */
  grid-template-columns: 280px minmax(0, 720px);
  gap: var(--s6) var(--s8);
  align-items: start;
  justify-content: center;
  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 720px);
  }
`
export const headStyle = css`
  display: grid;
  gap: var(--s4);
  @media (min-width: 992px) {
    position: sticky;
    top: calc(var(--bar) + var(--s6));
  }
`
