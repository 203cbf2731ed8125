import { writable } from '@duetto/shared/platform'
import type { Readable, Session } from '@duetto/shared/platform'

/**
 * Whether the page is discreet: as rendered by the server, then as the member chose on any device. It stays so after logout,
 * because the login page must not reveal more in this browser's history than the other pages do.
 */
export const createDiscreet = (isInitial: boolean, session: Readable<Session>): Readable<boolean> => {
  const { get, getInitial, subscribe, set } = writable(isInitial)
  session.subscribe(() => {
    const { user } = session.get()
    if (user) set(user.profile.is_discreet)
  })
  subscribe(() => {
    const { documentElement: root } = document
    if (get()) root.dataset.discreet = ''
    else delete root.dataset.discreet
  })
  return { get, getInitial, subscribe }
}
