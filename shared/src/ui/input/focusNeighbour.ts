/** Focuses the next list item, or else the previous one. Call it before the current item is removed. */
export const focusNeighbour = (element: Element): void => {
  const item = element.closest('li')
  const next = item?.nextElementSibling
  const neighbour = next ?? item?.previousElementSibling
  // The next item will move to the place of the removed one, so do not scroll to it.
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: Boolean(next) })
}
