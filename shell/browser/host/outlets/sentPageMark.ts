const markOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * The content of a remote's place. The server replaces this mark with what it sends of the remote's page; the browser takes
 * over what it finds there, and a place that it creates itself starts empty.
 */
export const sentPageMark = markOf('page')
/** The same for the placeholder. */
export const skeletonMark = markOf('skeleton')
