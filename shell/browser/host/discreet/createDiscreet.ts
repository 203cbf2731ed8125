import { writable } from '@duetto/shared/platform'
import type { Readable, Session } from '@duetto/shared/platform'

/**
 * Discreet mode stays on after logout, because the next page's title would otherwise reveal the site in the browser
 * history.
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
