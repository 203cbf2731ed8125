import type { Bus } from '@duetto/shared/events'
import { localArea, readStored, writeStored } from '@duetto/shared/platform'
import type { SessionStore } from '../session/store'
import type { Tabs } from '../tabs/createTabs'

const storageKey = 'duetto.session'
const isId = (value: unknown): value is number => Number.isInteger(value)

const createLastKnown = () => {
  let own: number | null = null
  return {
    get: (): number | null => readStored(storageKey, isId) ?? own,
    set: (userId: number | null): void => {
      own = userId
      if (userId === null) localArea.remove(storageKey)
      else if (writeStored(storageKey, userId)) own = null
    },
  }
}

export const shareSession = (bus: Bus, session: SessionStore, tabs: Tabs): void => {
  const lastKnown = createLastKnown()
  tabs.listen(({ type }) => {
    if (type === 'session-changed') void session.refresh()
  })
  bus.on('session-changed', ({ userId }) => {
    if (userId === lastKnown.get()) return
    lastKnown.set(userId)
    tabs.broadcast({ type: 'session-changed' })
  })
  // Another tab has just logged in, or the session has expired.
  if (session.get().status === 'visitor' && lastKnown.get() !== null)
    void session.refresh().then(() => lastKnown.set(session.get().user?.id ?? null))
}
