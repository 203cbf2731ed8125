/** Moves the focus to the next or previous item of a list, before the item with `element` disappears. */
export const focusNeighbour = (element: Element): void => {
  const item = element.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('a, button')?.focus()
}
