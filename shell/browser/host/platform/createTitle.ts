import type { Readable, Session } from '@duetto/shared/platform'
import { tabIconsOf } from '../../../common/tabIcons'

export const pageTitle = (page: string, siteName: string, count: number): string => {
  // Headings can contain soft hyphens.
  const title = page.replaceAll('\u00ad', '')
  const name = title && title !== siteName ? `${title} · ${siteName}` : siteName
  return count > 0 ? `(${count}) ${name}` : name
}

const setAppBadge = (count: number): void => {
  const badging = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>
    clearAppBadge?: () => Promise<void>
  }
  const change = count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.()
  change?.catch(() => {})
}

const setTabIcon = (icon: string): void => {
  const link = document.querySelector('link[rel=icon]')
  if (link?.getAttribute('href') !== icon) link?.setAttribute('href', icon)
}

export const createTitle = (
  { name: siteName, icon }: { name: string; icon?: string },
  initial: string,
  session: Readable<Session>,
  discreet?: { mode: Readable<boolean>; name: string },
) => {
  const tabIcon = tabIconsOf(icon)
  let page = initial
  let shown = -1
  const show = (): void => {
    const { totalUnread, totalNewLikes } = session.get()
    const count = totalUnread + totalNewLikes
    const isDiscreet = discreet?.mode.get() ?? false
    document.title = discreet && isDiscreet ? discreet.name : pageTitle(page, siteName, count)
    setTabIcon(isDiscreet ? tabIcon.discreet : count > 0 ? tabIcon.new : tabIcon.own)
    if (count === shown) return
    if (shown !== -1 || count > 0) setAppBadge(count)
    shown = count
  }
  session.subscribe(show)
  discreet?.mode.subscribe(show)
  show()
  return (title: string): void => {
    page = title
    show()
  }
}
