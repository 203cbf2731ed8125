import { breakpoints } from '../../domain'

export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
/** Too narrow for an order summary beside the choices, so the order button is docked at the bottom. */
export const docked = `@media (max-width: ${breakpoints.xl - 1}px)`
/** Excludes touch screens, which keep hover styles after a tap. */
export const canHover = '@media (hover: hover)'
/** Too low for fixed bars, for example at 400 % zoom. */
export const low = '@media (max-height: 400px)'
