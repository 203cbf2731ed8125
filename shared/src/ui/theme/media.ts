import { breakpoints } from '../../domain'

export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
/** Too narrow for an order summary beside the choices. Its order button is then docked at the bottom. */
export const docked = `@media (max-width: ${breakpoints.xl - 1}px)`
/** A touch screen would keep hover styles after a tap. */
export const canHover = '@media (hover: hover)'
/** Too low for fixed bars, as at 400 % zoom. */
export const low = '@media (max-height: 400px)'
