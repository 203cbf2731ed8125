const slotOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/** The server fills this slot with the prerendered page. The browser hydrates what it finds; an element that it creates starts empty. */
export const prerenderedSlot = slotOf('prerendered')
/** The same for the page for browsers without JavaScript. */
export const noscriptSlot = slotOf('noscript')
