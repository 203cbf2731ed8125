/** The skeleton that the server put into the page. */
export interface SentSkeleton {
  route: string
  putInto: (box: HTMLElement | null) => void
}

/**
 * The placeholder that the server put into the page. It is moved, because the browser renders it again while waiting first for
 * the session and then for the remote; its own nodes are reused, so that nothing in it loads or paints twice.
 */
export const readSkeleton = (root: HTMLElement, route: string | null): SentSkeleton | null => {
  const box = root.querySelector('[data-skeleton]')
  if (route === null || !box) return null
  const nodes = [...box.childNodes]
  return { route, putInto: (place) => place?.replaceChildren(...nodes) }
}
