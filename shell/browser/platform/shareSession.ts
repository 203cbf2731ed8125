import type { Bus } from '@duetto/shared/events'
import type { SessionStore } from '../session/store'
import type { Tabs } from '../tabs/createTabs'

/**
 * Login and logout in one tab reach the others. Another tab's word is only a hint to ask the server again:
 * nothing that it says is believed.
 */
export const shareSession = (bus: Bus, session: SessionStore, tabs: Tabs): void => {
  let isHearing = false
  tabs.listen(({ type }) => {
    if (type !== 'session-changed') return
    isHearing = true
    void session.refresh().finally(() => (isHearing = false))
  })
  const { status, user } = session.get()
  // A browser that begins as a visitor is told of nobody: its first log-in is news all the same.
  let before: number | null | undefined = status === 'unknown' ? undefined : (user?.id ?? null)
  bus.on('session-changed', ({ userId }) => {
    const isNews = before !== undefined && before !== userId
    before = userId
    if (isNews && !isHearing) tabs.tell({ type: 'session-changed' })
  })
}
