/** Moves focus to the next or previous item of a list, before the item with `element` disappears. */
export const focusNeighbour = (element: Element): void => {
  const item = element.closest('li')
  const next = item?.nextElementSibling
  const neighbour = next ?? item?.previousElementSibling
  // The next item moves to the place of the removed one, so do not scroll to it.
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: Boolean(next) })
}
