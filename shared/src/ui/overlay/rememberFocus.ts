import { useLayoutEffect } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

const pathOf = (element: Element | null): HTMLElement[] => {
  const path: HTMLElement[] = []
  for (let one = element; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    path.push(one)
  return path
}

/**
 * Remembers the focused element. Returns a function that restores a lost focus: to the element, to the nearest control
 * if the element is gone, or to the page's heading. A browser restores no focus if the dialog is removed with its
 * container, as in a slot, or if the element is gone.
 */
export const rememberFocus = (): (() => void) => {
  const path = pathOf(document.activeElement)
  const restore = (): void => {
    const { activeElement, body } = document
    if (path.length === 0 || (activeElement !== null && activeElement !== body)) return
    const main = document.querySelector('main')
    for (const one of path) {
      if (one.contains(main)) break
      if (!one.isConnected) continue
      const next = one.matches(focusable) ? one : one.querySelector<HTMLElement>(focusable)
      if (next) return next.focus({ preventScroll: true })
    }
    const heading = main?.querySelector<HTMLElement>('h1, h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  // Later renders of the same commit may remove the element.
  return () => queueMicrotask(restore)
}

/** Restores the focus that is lost when the component is removed, for popups that are not dialogs. */
export const useRestoredFocus = (): void => useLayoutEffect(rememberFocus, [])
