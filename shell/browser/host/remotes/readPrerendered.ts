import type { BootData } from '../../../common/BootData'

export type Prerendered = NonNullable<BootData['prerendered']> & {
  putInto: (box: HTMLElement | null) => void
}

export const readPrerendered = (
  root: HTMLElement,
  prerendered: BootData['prerendered'],
): Prerendered | null => {
  const box = root.querySelector('[data-skeleton]')
  if (!prerendered || (prerendered.mode === 'replace' && !box)) return null
  const nodes = [...(box?.childNodes ?? [])]
  return { ...prerendered, putInto: (place) => place?.replaceChildren(...nodes) }
}
