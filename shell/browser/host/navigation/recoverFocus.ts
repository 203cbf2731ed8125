const parts = 'dialog, section, article, form, [role=status], [role=alert], main'

const targetIn = (part: HTMLElement): HTMLElement =>
  [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find((heading) => heading.checkVisibility()) ?? part

/** Returns the page itself if a control precedes the heading, as on landers, because Tab would skip that control. */
const startOf = (page: HTMLElement): HTMLElement => {
  const heading = targetIn(page)
  const control = page.querySelector('a[href], button, input')
  const isBefore = control && heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore ? page : heading
}

const ancestorsOf = (element: Element | null | undefined): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...ancestorsOf(element.parentElement)] : []

/**
 * When the focused control is removed, moves focus to a heading in the nearest remaining part of the page, or to the
 * part itself. Otherwise, Tab could restart at the top of the page. Does nothing during a navigation.
 */
export const recoverFocus = (isNavigating: () => boolean): void => {
  const page = document
  let path: HTMLElement[] = []
  let frame = 0
  const isLost = (): boolean =>
    page.activeElement === page.body && path[0] !== undefined && !path[0].isConnected
  const recover = (): void => {
    if (!isLost() || isNavigating()) return
    const part = path.find((element) => element.isConnected && element.matches(parts))
    const target = part ? targetIn(part) : startOf(page.getElementById('main') ?? page.body)
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  page.addEventListener('focusin', ({ target }) => {
    path = ancestorsOf(target as Element)
  })
  page.addEventListener('focusout', () => {
    queueMicrotask(() => {
      // The control lost focus without being removed, for example by a click outside it. Its later removal must not
      // move focus.
      if (path[0]?.isConnected && page.activeElement === page.body) path = []
    })
  })
  new MutationObserver(() => {
    if (!isLost()) return
    cancelAnimationFrame(frame)
    // Wait two frames for effects that move focus themselves.
    frame = requestAnimationFrame(() => requestAnimationFrame(recover))
  }).observe(page.body, { childList: true, subtree: true })
}
