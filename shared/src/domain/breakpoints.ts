/** In CSS pixels (specification, section 9). */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const
export const toastMaxPx = 350
export const modalPx = { small: 300, default: 500, large: 800, extraLarge: 1140 } as const
export type ModalSize = keyof typeof modalPx
export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'
/** Below this width, layouts for phones apply: for example, sign-up opens as a page instead of in a modal. */
export const smartphoneBelowPx = breakpoints.md
