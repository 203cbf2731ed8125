const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/** Empty in the browser, because hydration leaves the server's HTML in these slots unchanged. */
export const prerenderedSlot = slotOf('prerendered')
export const noscriptSlot = slotOf('noscript')
