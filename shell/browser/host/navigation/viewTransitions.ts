import { breakpoints } from '@duetto/shared/domain'
import { afterPaint } from '@duetto/shared/platform'
import type { PlatformLocation, Route } from '@duetto/shared/platform'
import type { RouteTable } from '../routing/routeTable'

const movedName = 'grown'
const isPhone = (): boolean => !matchMedia(`(min-width: ${breakpoints.md}px)`).matches
const isCalm = (): boolean =>
  document.visibilityState !== 'visible' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The page's own picture, or the one beside the link to the other page, if it is visible; with the frame that rounds its corners. */
const findPicture = (otherPage: string): HTMLElement | null => {
  const main = document.getElementById('main')
  const own = main?.querySelector('[data-grown] img')
  if (own?.checkVisibility()) return own.parentElement
  for (const link of main?.querySelectorAll('a[href]') ?? []) {
    if (link.getAttribute('href') !== otherPage) continue
    const picture = link.closest('article, li')?.querySelector('img')
    if (!picture) continue
    const { top, bottom } = picture.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) return picture.parentElement
  }
  return null
}

/**
 * Page transitions in which a picture grows from a grid into a profile, or from the list into a conversation, and shrinks again on
 * the way back. All other pages, and browsers without view transitions, change without one.
 */
export const createViewTransitions = ({ match }: Pick<RouteTable, 'match'>) => {
  // The browser shows its own animation, e.g. during a swipe back.
  let isMoved = false
  addEventListener('popstate', ({ hasUAVisualTransition }) => (isMoved = hasUAVisualTransition), true)
  const grows = (route: Route | undefined): boolean =>
    route?.viewTransition === 'anywhere' || (route?.viewTransition === 'phone' && isPhone())
  /** Only between two pages of one remote: it stays mounted, and so does the picture. */
  const areRelated = (from: string, to: string): boolean => {
    const [before, after] = [match(from)?.route, match(to)?.route]
    return from !== to && before?.owner === after?.owner && (grows(before) || grows(after))
  }

  let named: HTMLElement | null = null
  let latest: ViewTransition | null = null
  /** A view transition name must be unique in the page. */
  const name = (picture: HTMLElement | null): void => {
    named?.style.removeProperty('view-transition-name')
    picture?.style.setProperty('view-transition-name', movedName)
    named = picture
  }

  const grow = (from: PlatformLocation, picture: HTMLElement, show: () => void): void => {
    name(picture)
    const transition = document.startViewTransition(async () => {
      show()
      // React renders the new address before the next task.
      await new Promise((resolve) => setTimeout(resolve))
      name(findPicture(from.pathname))
    })
    latest = transition
    // The next transition aborts this one, which is not an error, and takes over the name.
    const end = (): void => {
      if (latest === transition) name(null)
    }
    transition.ready.catch(() => undefined)
    transition.finished.then(end, end)
  }

  return (from: PlatformLocation, to: PlatformLocation, show: () => void): void => {
    const isBrowsers = isMoved && to.action === 'POP'
    isMoved = false
    // The browser moves what stands there at its return; what replaces an address stays on its page.
    if (isBrowsers || to.action === 'REPLACE') return show()
    const canGrow = !isCalm() && 'startViewTransition' in document && areRelated(from.pathname, to.pathname)
    const picture = canGrow ? findPicture(to.pathname) : null
    afterPaint(picture ? () => grow(from, picture, show) : show)
  }
}
