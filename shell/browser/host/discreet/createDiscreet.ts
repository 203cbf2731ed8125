import { writable } from '@duetto/shared/platform'
import type { Readable, Session } from '@duetto/shared/platform'

/**
 * Whether the member uses discreet mode. Logout does not change it, so that the title of the next page does not reveal
 * the site in the browser history.
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
