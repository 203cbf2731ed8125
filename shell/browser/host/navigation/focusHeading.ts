import type { Navigation } from '@duetto/shared/platform'

const GIVE_UP_MS = 4000

/** The one in view: on a phone, a conversation hides the list with its heading. */
const headingIn = (main: HTMLElement): HTMLElement | null =>
  [...main.querySelectorAll('h1')].find((heading) => heading.checkVisibility()) ?? null
const linkIn = (main: HTMLElement, href: string): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>('a[href]')].find((link) => link.getAttribute('href') === href)

interface Arrival {
  main: HTMLElement
  /** The heading of the previous page. */
  before: HTMLElement | null
  /** On Back: the link through which the page was left. */
  leftBy: string | undefined
}

/**
 * Focuses the new page's heading once it is rendered, and again if the page re-renders it with its content;
 * after Back, the link through which it was left, once that appears. Ends with the next user action.
 */
const arrive = ({ main, before, leftBy }: Arrival): (() => void) => {
  let given: Element | null = null
  const give = (target: HTMLElement): void => {
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    given = target
  }
  const look = (): void => {
    const heading = headingIn(main)
    if (!heading || heading === before) return
    const active = document.activeElement
    // A field or dialog of the new page that took the focus keeps it.
    const isTaken =
      active !== document.body && active !== given && (active?.closest('dialog') || main.contains(active))
    if (isTaken) return stop()
    const link = leftBy === undefined ? undefined : linkIn(main, leftBy)
    if (link) {
      give(link)
      return stop()
    }
    if (heading !== given || active === document.body) give(heading)
  }
  const observer = new MutationObserver(look)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
  }
  const timer = setTimeout(stop, GIVE_UP_MS)
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  observer.observe(main, { childList: true, subtree: true })
  look()
  return stop
}

/**
 * Moves the focus to the heading after navigation, so that screen readers announce the page; Back restores
 * the previous focus. A page that sets the focus itself (a login field, a dialog) keeps it.
 */
export const focusHeadings = (navigation: Navigation): void => {
  let location = navigation.get()
  let stop = (): void => {}
  const leftBy = new Map<string, string>()
  navigation.subscribe(() => {
    const next = navigation.get()
    const isSamePage = next.pathname === location.pathname
    const main = document.getElementById('main')
    const href = document.activeElement?.closest('#main a[href]')?.getAttribute('href')
    if (href && !isSamePage) leftBy.set(location.key, href)
    location = next
    if (isSamePage || !main) return
    stop()
    stop = arrive({
      main,
      before: headingIn(main),
      leftBy: next.action === 'POP' ? leftBy.get(next.key) : undefined,
    })
  })
}
