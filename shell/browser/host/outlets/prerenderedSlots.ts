const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * Inner HTML of a remote's container. On the server, it is a placeholder for the prerendered page. In the browser, it
 * is empty, because hydration leaves the server's HTML in place.
 */
export const prerenderedSlot = slotOf('prerendered')
/** Like `prerenderedSlot`, for the server's plain form for browsers without JavaScript. */
export const noscriptSlot = slotOf('noscript')
