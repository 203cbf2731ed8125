import { breakpoints } from '../../domain'

/** Media queries by the layout's numbers, for use in styles. */
export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
export const belowDesktop = `@media (max-width: ${breakpoints.lg - 1}px)`
