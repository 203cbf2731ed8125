import { breakpoints } from '../../domain'

export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
/** For hover styles: a touch screen would keep them after a tap. */
export const canHover = '@media (hover: hover)'
/** For windows that are too low for fixed bars, as at 400 % zoom. */
export const low = '@media (max-height: 400px)'
