import type { Company, Settings } from '../../contract'
import type { Country, Locale } from '../../domain'
import { createBus } from '../../events'
import { platformVersion } from '../contract'
import type { Platform, PlatformLocation, Readable, Session } from '../types'

const noop = (): void => {}
export const constantStore = <Value>(value: Value): Readable<Value> => ({
  get: () => value,
  subscribe: () => noop,
})
export const throwInSsr = (): never => {
  throw new Error('a page rendered outside a browser cannot make calls or change anything')
}

interface InitialValues {
  locale: Locale
  settings: Settings
  company: Company
  country: Country | null
  session: Session
  now: number
  location: Pick<PlatformLocation, 'pathname' | 'search'> & { state?: unknown }
  variant?: Platform['variant']
}

/** Calls with effects, such as requests and navigation, throw. `setTitle` and subscriptions to stores do nothing. */
export const createSsrPlatform = (initial: InitialValues): Platform => {
  const { locale, settings, company, country, session, now, location, variant = null } = initial
  const place: PlatformLocation = { hash: '', state: null, key: 'default', action: 'POP', ...location }
  return {
    version: platformVersion,
    nonce: '',
    locale: constantStore(locale),
    preferences: {
      chooseLocale: throwInSsr,
      theme: { ...constantStore(null), choose: throwInSsr },
      push: { ...constantStore('unknown' as const), enable: throwInSsr, disable: throwInSsr },
      messageSound: { ...constantStore(false), choose: throwInSsr, play: throwInSsr },
    },
    session: constantStore(session),
    navigation: { ...constantStore(place), push: throwInSsr, replace: throwInSsr, go: throwInSsr },
    settings,
    company,
    country,
    variant,
    http: { call: throwInSsr },
    bus: createBus(() => now),
    now: () => now,
    toast: throwInSsr,
    openSignUp: throwInSsr,
    takeSignUpRequest: () => null,
    requireLogin: throwInSsr,
    refreshSession: throwInSsr,
    logOut: throwInSsr,
    setTitle: noop,
    tracking: () => ({}),
    hasTrafficSource: () => false,
  }
}
