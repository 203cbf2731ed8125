import { breakpoints } from '../../domain'

/** Media queries with the layout's breakpoints. */
export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
/** A window so low, as at 400 % zoom, that fixed bars would leave no room for the page. */
export const low = '@media (max-height: 400px)'
