const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/** A placeholder on the server; empty in the browser, because hydration leaves the server's HTML unchanged. */
export const prerenderedSlot = slotOf('prerendered')
export const noscriptSlot = slotOf('noscript')
