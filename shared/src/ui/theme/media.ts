import { breakpoints } from '../../domain'

/** Media queries with the layout's breakpoints. */
export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
