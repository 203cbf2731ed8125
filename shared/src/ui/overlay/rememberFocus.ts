import { useLayoutEffect } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

const pathOf = (element: Element | null): HTMLElement[] => {
  const path: HTMLElement[] = []
  for (let one = element; one instanceof HTMLElement && one !== document.body; one = one.parentElement) {
    path.push(one)
    const neighbour = one.matches('li') && (one.nextElementSibling ?? one.previousElementSibling)
    if (neighbour instanceof HTMLElement) path.push(neighbour)
  }
  return path
}

const controlIn = (part: HTMLElement): HTMLElement | undefined =>
  [part, ...part.querySelectorAll<HTMLElement>(focusable)].find(
    (element) => element.matches(focusable) && element.checkVisibility(),
  )

/**
 * Returns a function that restores the current focus or focuses a control nearby, unless another element has received
 * focus. Browsers cannot restore it if the focused element was removed, or if a dialog is removed along with its
 * container.
 */
export const rememberFocus = (): (() => void) => {
  const path = pathOf(document.activeElement)
  const restore = (): void => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    const main = document.querySelector('main')
    for (const part of path) {
      // `<main>` and its ancestors are too far away. The shell focuses a heading instead.
      if (part.contains(main)) return
      const control = part.isConnected && controlIn(part)
      if (control) return control.focus({ preventScroll: true })
    }
  }
  // Wait, because React may remove the focused element later in the same commit.
  return () => queueMicrotask(restore)
}

/** Restores focus on unmounting, for popups other than `Dialog`, which does so itself. */
export const useRestoredFocus = (): void => useLayoutEffect(rememberFocus, [])
