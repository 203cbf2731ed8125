/**
 * Focuses the first link or button of the next list item, or else of the previous one. Call it before the current item
 * is removed.
 */
export const focusNeighbour = (element: Element): void => {
  const item = element.closest('li')
  const next = item?.nextElementSibling
  const neighbour = next ?? item?.previousElementSibling
  // Do not scroll to the next item, because it moves into the removed item's place.
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: Boolean(next) })
}
