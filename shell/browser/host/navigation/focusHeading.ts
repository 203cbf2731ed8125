import type { Navigation } from '@duetto/shared/platform'
import { recoverFocus } from './recoverFocus'

const GIVE_UP_MS = 4000

/** Skips hidden headings, because on a phone, an open conversation hides the list and its h1. */
const headingIn = (main: HTMLElement): HTMLElement | null =>
  [...main.querySelectorAll('h1')].find((heading) => heading.checkVisibility()) ?? null
const linkIn = (main: HTMLElement, href: string): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>('a[href]')].find((link) => link.getAttribute('href') === href)

interface Arrival {
  main: HTMLElement
  before: HTMLElement | null
  leftBy: string | undefined
  onStop: () => void
}

const arrive = ({ main, before, leftBy, onStop }: Arrival): (() => void) => {
  let focused: Element | null = null
  const focus = (target: HTMLElement): void => {
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    focused = target
  }
  const findHeading = (): void => {
    const heading = headingIn(main)
    if (!heading || heading === before) return
    const active = document.activeElement
    const isFocusTaken =
      active !== document.body && active !== focused && (active?.closest('dialog') || main.contains(active))
    if (isFocusTaken) return stop()
    const link = leftBy === undefined ? undefined : linkIn(main, leftBy)
    if (link) {
      focus(link)
      return stop()
    }
    if (heading !== focused || active === document.body) focus(heading)
  }
  const observer = new MutationObserver(findHeading)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
    onStop()
  }
  const timer = setTimeout(stop, GIVE_UP_MS)
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  observer.observe(main, { childList: true, subtree: true })
  findHeading()
  return stop
}

export const focusHeadings = (navigation: Navigation): void => {
  let location = navigation.get()
  let stop = (): void => {}
  let isArriving = false
  recoverFocus(() => isArriving)
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
    isArriving = true
    stop = arrive({
      onStop: () => (isArriving = false),
      main,
      before: headingIn(main),
      leftBy: next.action === 'POP' ? leftBy.get(next.key) : undefined,
    })
  })
}
