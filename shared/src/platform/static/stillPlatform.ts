import type { Company, Settings } from '../../contract'
import type { Country, Locale } from '../../domain'
import { createBus } from '../../events'
import { platformVersion } from '../contract'
import type { Platform, PlatformLocation, Readable, Session } from '../types'

const nothing = (): void => {}
export const still = <Value>(value: Value): Readable<Value> => ({
  get: () => value,
  subscribe: () => nothing,
})
export const notHere = (): never => {
  throw new Error('a page drawn at build time cannot make calls or change anything')
}

interface Held {
  locale: Locale
  settings: Settings
  company: Company
  country: Country | null
  session: Session
  now: number
  location: Pick<PlatformLocation, 'pathname' | 'search'> & { state?: unknown }
}

/** The platform for rendering outside a browser: it has a browser's initial values and no behaviour. */
export const makeStillPlatform = (held: Held): Platform => {
  const { locale, settings, company, country, session, now, location } = held
  const place: PlatformLocation = { hash: '', state: null, key: 'default', action: 'POP', ...location }
  return {
    version: platformVersion,
    nonce: '',
    locale: still(locale),
    preferences: {
      chooseLocale: notHere,
      theme: { ...still(null), choose: notHere },
      push: { ...still('unknown' as const), enable: notHere, disable: notHere },
      messageSound: { ...still(false), choose: notHere, play: notHere },
    },
    session: still(session),
    navigation: { ...still(place), push: notHere, replace: notHere, go: notHere },
    settings,
    company,
    country,
    http: { call: notHere },
    bus: createBus(() => now),
    now: () => now,
    toast: notHere,
    openSignUp: notHere,
    takeSignUpRequest: () => null,
    requireLogin: notHere,
    refreshSession: notHere,
    logOut: notHere,
    setTitle: nothing,
    tracking: () => ({}),
    hasTrafficSource: () => false,
  }
}
