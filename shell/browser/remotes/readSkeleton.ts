import type { Shell } from '../app/ShellContext'

/**
 * The placeholder that the server put into the page. A copy is kept, because it is drawn anew where the browser first waits for
 * the session and then for the remote; as nodes, because the page's policy lets nobody assign markup.
 */
export const readSkeleton = (root: HTMLElement, route: string | null): Shell['skeleton'] => {
  const box = root.querySelector('[data-skeleton]')
  if (route === null || !box) return null
  const kept = box.cloneNode(true)
  return { route, putInto: (place) => place?.replaceChildren(...kept.cloneNode(true).childNodes) }
}
