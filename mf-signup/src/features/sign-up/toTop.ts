/** A new screen starts at its top, in the page and in the dialog: scrolls back whatever scrolls around it. */
export const toTop = (element: Element | null): void => {
  for (let node = element; node; node = node.parentElement) node.scrollTop = 0
}
