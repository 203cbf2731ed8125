import type { Navigation } from '@duetto/shared/platform'

const GIVE_UP_MS = 4000

/** Resolves to the new page's heading once it is drawn. */
const whenHeading = (main: HTMLElement, before: Element | null, found: (heading: HTMLElement) => void) => {
  const look = (): boolean => {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading || heading === before) return false
    found(heading)
    return true
  }
  if (look()) return () => {}
  const observer = new MutationObserver(() => look() && stop())
  const timer = setTimeout(() => stop(), GIVE_UP_MS)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true, subtree: true })
  return stop
}

/**
 * Moves focus to the heading of a page that a link or Back led to, so that a screen reader says where it is.
 * A page that took the focus itself (a login field, a dialog) keeps it.
 */
export const focusHeadings = (navigation: Navigation): void => {
  let pathname = navigation.get().pathname
  let stop = (): void => {}
  navigation.subscribe(() => {
    const next = navigation.get().pathname
    if (next === pathname) return
    pathname = next
    stop()
    const main = document.getElementById('main')
    if (!main) return
    stop = whenHeading(main, main.querySelector('h1'), (heading) => {
      const active = document.activeElement
      const isTaken = active?.closest('dialog') ?? (active !== document.body && main.contains(active))
      if (isTaken) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  })
}
