import { localeCookie, localeTag, timings } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import type { Http } from '@duetto/shared/http'
import type { Readable } from '@duetto/shared/platform'
import { writable, writeCookie } from '@duetto/shared/platform'

const SECONDS_A_DAY = 86_400

export interface LocaleChoice extends Readable<Locale> {
  choose: (locale: Locale) => void
  /**
   * Called after login. The saved language applies in every browser; a language chosen by hand on this page
   * is newer and is saved instead.
   */
  follow: (saved: Locale) => void
}

interface LocaleOptions {
  initial: Locale
  http: Http
  isMember: () => boolean
}

/** The language of every root: stored in the cookie, and saved for a member (errors ignored). */
export const createLocale = ({ initial, http, isMember }: LocaleOptions): LocaleChoice => {
  const { get, getInitial, subscribe, set } = writable<Locale>(initial)
  let isChosen = false
  const show = (locale: Locale): void => {
    // Also for the current language: it may have been the site's default and is not in the cookie.
    writeCookie(localeCookie, locale, timings.localeCookieDays * SECONDS_A_DAY)
    if (locale === get()) return
    document.documentElement.lang = localeTag[locale]
    set(locale)
  }
  const save = (): void => {
    http.call('saveLanguage', { body: { language: get() } }).catch(() => {})
  }
  return {
    get,
    getInitial,
    subscribe,
    choose: (locale) => {
      isChosen = true
      show(locale)
      if (isMember()) save()
    },
    follow: (saved) => {
      if (saved === get()) return
      if (isChosen) save()
      else show(saved)
    },
  }
}
