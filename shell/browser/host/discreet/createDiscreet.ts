import { writable } from '@duetto/shared/platform'
import type { Readable, Session } from '@duetto/shared/platform'

/**
 * Whether discreet mode is on: first as the server rendered it, then as the member chose on any device. It stays on
 * after logout: the title of the login page must not reveal the site in the browser's history.
 */
export const createDiscreet = (isInitial: boolean, session: Readable<Session>): Readable<boolean> => {
  const isOn = writable(isInitial)
  session.subscribe(() => {
    const { user } = session.get()
    if (user) isOn.set(user.profile.is_discreet)
  })
  isOn.subscribe(() => {
    const { documentElement: root } = document
    if (isOn.get()) root.dataset.discreet = ''
    else delete root.dataset.discreet
  })
  return isOn
}
