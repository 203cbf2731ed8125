const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * Inner HTML of a remote's container. On the server, a slot that is filled with the prerendered page; in the browser, empty:
 * hydration leaves the server's HTML in place.
 */
export const prerenderedSlot = slotOf('prerendered')
/** The same for the page for browsers without JavaScript. */
export const noscriptSlot = slotOf('noscript')
