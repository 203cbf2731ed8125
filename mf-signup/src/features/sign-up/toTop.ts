export const toTop = (element: Element | null): void => {
  for (let node = element; node; node = node.parentElement) node.scrollTop = 0
}
