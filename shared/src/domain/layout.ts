/** Section 9: layout sizes in CSS pixels. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const
export const toastMaxPx = 350
export const modalPx = { small: 300, default: 500, large: 800, extraLarge: 1140 } as const
export type ModalSize = keyof typeof modalPx
export type LayoutName = 'default' | 'chat' | 'lander' | 'empty'
/** Below this width the sign-up page replaces the modal. */
export const smartphoneBelowPx = breakpoints.md
