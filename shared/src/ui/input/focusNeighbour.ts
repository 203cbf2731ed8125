/**
 * Moves focus to a link or button in the list item after the one with `element`, or else before it. Call it before the
 * item disappears.
 */
export const focusNeighbour = (element: Element): void => {
  const item = element.closest('li')
  const next = item?.nextElementSibling
  const neighbour = next ?? item?.previousElementSibling
  // The next item will move to the place of the removed one, so do not scroll to it.
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: Boolean(next) })
}
