/** A remote's skeleton in the server's HTML. */
export interface SentSkeleton {
  route: string
  putInto: (box: HTMLElement | null) => void
}

/**
 * Takes the skeleton out of the server's HTML. Its nodes are moved between the places that show it, so that nothing in it
 * loads or paints twice.
 */
export const readSkeleton = (root: HTMLElement, route: string | null): SentSkeleton | null => {
  const box = root.querySelector('[data-skeleton]')
  if (route === null || !box) return null
  const nodes = [...box.childNodes]
  return { route, putInto: (place) => place?.replaceChildren(...nodes) }
}
