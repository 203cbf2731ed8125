const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * Inner HTML of containers of prerendered HTML. On the server, a placeholder. In the browser, empty, because hydration
 * leaves the server's HTML in place.
 */
export const prerenderedSlot = slotOf('prerendered')
export const noscriptSlot = slotOf('noscript')
