const markOf = (name: string) => ({ __html: typeof document === 'undefined' ? `\uE000${name}\uE001` : '' })

/**
 * The content of a remote's place. The server puts what it sends of the remote's page where this stands; the browser takes
 * over what is there, and a place that it makes itself begins empty.
 */
export const sentPageMark = markOf('page')
/** As above, of the placeholder. */
export const skeletonMark = markOf('skeleton')
