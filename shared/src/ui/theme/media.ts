import { breakpoints } from '../../domain'

export const phone = `@media (max-width: ${breakpoints.md - 1}px)`
/** Too narrow for an order summary beside the choices, so the order button is docked at the bottom. */
export const docked = `@media (max-width: ${breakpoints.xl - 1}px)`
/** Excludes touch screens, which keep hover styles after a tap. */
export const canHover = '@media (hover: hover)'
/** Viewport too short for fixed bars, for example at 400% zoom. */
export const lowPhone = `${phone} and (max-height: 640px)`
export const short = '@media (max-height: 400px)'
