/** Parts of a page that usually have a heading. */
const parts = 'dialog, section, article, form, [role=status], [role=alert], main'

/** Returns the visible heading of a part, or the part itself. */
const targetIn = (part: HTMLElement): HTMLElement =>
  [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find((heading) => heading.checkVisibility()) ?? part

const ancestorsOf = (element: Element | null | undefined): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...ancestorsOf(element.parentElement)] : []

/**
 * When the focused control disappears, the browser drops the focus to the body, and the keyboard would start again at
 * the top of the page. Focuses the heading of the nearest part that remains. Components that focus something themselves
 * come first.
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
    const target = targetIn(part ?? page.getElementById('main') ?? page.body)
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  page.addEventListener('focusin', ({ target }) => {
    path = ancestorsOf(target as Element)
  })
  page.addEventListener('focusout', () => {
    queueMicrotask(() => {
      // A click beside the controls drops the focus as well.
      if (path[0]?.isConnected && page.activeElement === page.body) path = []
    })
  })
  new MutationObserver(() => {
    if (!isLost()) return
    cancelAnimationFrame(frame)
    // After the effects of the components.
    frame = requestAnimationFrame(() => requestAnimationFrame(recover))
  }).observe(page.body, { childList: true, subtree: true })
}
