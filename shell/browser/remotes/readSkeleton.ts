import type { Shell } from '../app/ShellContext'

/**
 * The placeholder that the server put into the page. It moves along, because it is drawn anew where the browser first waits for
 * the session and then for the remote; its own nodes, so that nothing in it is loaded or painted a second time.
 */
export const readSkeleton = (root: HTMLElement, route: string | null): Shell['skeleton'] => {
  const box = root.querySelector('[data-skeleton]')
  if (route === null || !box) return null
  const nodes = [...box.childNodes]
  return { route, putInto: (place) => place?.replaceChildren(...nodes) }
}
