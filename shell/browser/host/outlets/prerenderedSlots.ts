const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * Inner HTML of the container of a remote. On the server, a placeholder for the prerendered page. In the browser it
 * is empty, because hydration leaves the HTML from the server in place.
 */
export const prerenderedSlot = slotOf('prerendered')
/** Like `prerenderedSlot`, for the page for browsers without JavaScript. */
export const noscriptSlot = slotOf('noscript')
