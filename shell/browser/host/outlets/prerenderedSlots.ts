const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * Slots in the frame for prerendered HTML. On the server, a placeholder; in the browser, empty, because hydration
 * leaves the server's HTML in them unchanged.
 */
export const prerenderedSlot = slotOf('prerendered')
export const noscriptSlot = slotOf('noscript')
