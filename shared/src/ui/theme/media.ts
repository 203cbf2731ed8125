import { breakpoints } from '../../domain'

/** Media queries with the layout's breakpoints. */
export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
/** So low, as at 400 % zoom, that bars which stay in place would leave no room for the page. */
export const low = '@media (max-height: 400px)'
