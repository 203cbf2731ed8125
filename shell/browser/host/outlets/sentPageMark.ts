const markOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * Inner HTML of a remote's container. On the server, a mark that is replaced with the remote's HTML; in the browser, empty:
 * hydration leaves the server's HTML in place.
 */
export const sentPageMark = markOf('page')
/** The same for the skeleton. */
export const skeletonMark = markOf('skeleton')
