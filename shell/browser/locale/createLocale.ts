import { localeCookie, localeTag, timings } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import type { Http } from '@duetto/shared/http'
import type { Readable } from '@duetto/shared/platform'
import { writable } from '@duetto/shared/platform'

const SECONDS_A_DAY = 86_400

export interface LocaleChoice extends Readable<Locale> {
  choose: (locale: Locale) => void
}

interface LocaleOptions {
  initial: Locale
  http: Http
  isMember: () => boolean
}

/** The language of every root: kept in the cookie, saved for a member (errors ignored). */
export const createLocale = ({ initial, http, isMember }: LocaleOptions): LocaleChoice => {
  const { get, getInitial, subscribe, set } = writable<Locale>(initial)
  return {
    get,
    getInitial,
    subscribe,
    choose: (locale) => {
      if (locale === get()) return
      const age = timings.localeCookieDays * SECONDS_A_DAY
      document.cookie = `${localeCookie}=${locale}; path=/; max-age=${age}; samesite=lax`
      document.documentElement.lang = localeTag[locale]
      set(locale)
      if (isMember()) http.call('saveLanguage', { body: { language: locale } }).catch(() => {})
    },
  }
}
