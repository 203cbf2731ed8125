/** A new screen is read from its top, in the page as in a dialog: whatever scrolls around it goes back. */
export const toTop = (element: Element | null): void => {
  for (let node = element; node; node = node.parentElement) node.scrollTop = 0
}
