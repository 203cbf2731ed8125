import type { Bus } from '@duetto/shared/events'
import type { SessionStore } from '../session/store'
import type { Tabs } from '../tabs/createTabs'

/**
 * Shares login and logout with the other tabs. A message from another tab is only a hint to ask the server
 * again; its content is not trusted.
 */
export const shareSession = (bus: Bus, session: SessionStore, tabs: Tabs): void => {
  let isHearing = false
  tabs.listen(({ type }) => {
    if (type !== 'session-changed') return
    isHearing = true
    void session.refresh().finally(() => (isHearing = false))
  })
  const { status, user } = session.get()
  // A browser that starts as a visitor has announced nobody, so its first login is still news.
  let before: number | null | undefined = status === 'unknown' ? undefined : (user?.id ?? null)
  bus.on('session-changed', ({ userId }) => {
    const isNews = before !== undefined && before !== userId
    before = userId
    if (isNews && !isHearing) tabs.tell({ type: 'session-changed' })
  })
}
