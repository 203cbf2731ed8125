import type { BootData } from '../../common/BootData'
import type { Shell } from '../app/ShellContext'

/**
 * Reads the skeleton's nodes from the page. The browser renders the skeleton again while it waits for the session and then for the
 * remote; it reuses the nodes, so that nothing in them loads or paints twice.
 */
export const readPrerendered = (
  root: HTMLElement,
  prerendered: BootData['prerendered'],
): Shell['prerendered'] => {
  const box = root.querySelector('[data-skeleton]')
  if (!prerendered || (prerendered.mode === 'replace' && !box)) return null
  const nodes = [...(box?.childNodes ?? [])]
  return { ...prerendered, putInto: (place) => place?.replaceChildren(...nodes) }
}
