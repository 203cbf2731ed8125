/**
 * The content of a remote's place. The server puts what it sends of the remote's page where this stands; the browser takes
 * over what is there, and a place that it makes itself begins empty.
 */
export const sentPageMark = { __html: typeof document === 'undefined' ? '\uE000page\uE001' : '' }
