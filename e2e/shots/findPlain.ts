/**
 * Finds plain ASCII texts on a page in the pseudo-locale: they bypass the catalogues or were written by a member. Runs
 * inside the page and cannot use any declarations outside the function.
 */
export const findPlain = (): string[] => {
  const found = new Set<string>()
  const add = (text: string | null | undefined): void => {
    if (/[a-z]{2}/i.test(text ?? '') && /^[\u0020-\u007e\s]*$/.test(text ?? ''))
      found.add(`plain: ${(text ?? '').trim().slice(0, 60)}`)
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (!element?.closest('script, style, noscript') && element?.checkVisibility())
      add(words.currentNode.nodeValue)
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) add(element.getAttribute(name))
  return [...found]
}
