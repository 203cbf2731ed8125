import { breakpoints } from '../../domain'

/** Media query by the layout's numbers, for use in styles. */
export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
