import { breakpoints } from '@duetto/shared/domain'
import { afterPaint } from '@duetto/shared/platform'
import type { PlatformLocation, Route } from '@duetto/shared/platform'
import type { RouteTable } from '../routing/routeTable'

const transitionName = 'grown'
const isPhone = (): boolean => !matchMedia(`(min-width: ${breakpoints.md}px)`).matches
const hasNoMotion = (): boolean =>
  document.visibilityState !== 'visible' || matchMedia('(prefers-reduced-motion: reduce)').matches

const frameOf = (image: HTMLElement): HTMLElement | null => (image.closest('picture') ?? image).parentElement

const findPicture = (otherPage: string): HTMLElement | null => {
  const main = document.getElementById('main')
  const own = main?.querySelector<HTMLElement>('[data-grown] img')
  if (own?.checkVisibility()) return frameOf(own)
  for (const link of main?.querySelectorAll('a[href]') ?? []) {
    if (link.getAttribute('href') !== otherPage) continue
    const picture = link.closest('article, li')?.querySelector('img')
    if (!picture) continue
    const { top, bottom } = picture.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) return frameOf(picture)
  }
  return null
}

export const createViewTransitions = ({ match }: Pick<RouteTable, 'match'>) => {
  let hasBrowserAnimation = false
  addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => (hasBrowserAnimation = hasUAVisualTransition),
    true,
  )
  const hasTransition = (route: Route | undefined): boolean =>
    route?.viewTransition === 'anywhere' || (route?.viewTransition === 'phone' && isPhone())
  /** Transitions run only between pages of one remote, because mounting another remote would interrupt them. */
  const canTransition = (from: string, to: string): boolean => {
    const [before, after] = [match(from)?.route, match(to)?.route]
    return from !== to && before?.owner === after?.owner && (hasTransition(before) || hasTransition(after))
  }

  let named: HTMLElement | null = null
  let latest: ViewTransition | null = null
  /** Moves the view-transition name, which must be unique in the document, to the picture; null removes it. */
  const name = (picture: HTMLElement | null): void => {
    named?.style.removeProperty('view-transition-name')
    picture?.style.setProperty('view-transition-name', transitionName)
    named = picture
  }

  const animate = (from: PlatformLocation, picture: HTMLElement, show: () => void): void => {
    name(picture)
    const transition = document.startViewTransition(async () => {
      show()
      // Wait for React to render the new location.
      await new Promise((resolve) => setTimeout(resolve))
      name(findPicture(from.pathname))
    })
    latest = transition
    // A newer transition skips this one, which is not an error, and moves the name to its own picture.
    const end = (): void => {
      if (latest === transition) name(null)
    }
    transition.ready.catch(() => undefined)
    transition.finished.then(end, end)
  }

  return (from: PlatformLocation, to: PlatformLocation, show: () => void): void => {
    const isAnimatedByBrowser = hasBrowserAnimation && to.action === 'POP'
    hasBrowserAnimation = false
    if (isAnimatedByBrowser || to.action === 'REPLACE') return show()
    const canAnimate =
      !hasNoMotion() && 'startViewTransition' in document && canTransition(from.pathname, to.pathname)
    const picture = canAnimate ? findPicture(to.pathname) : null
    afterPaint(picture ? () => animate(from, picture, show) : show)
  }
}
