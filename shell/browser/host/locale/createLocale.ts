import { localeCookie, localeTag, timings } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import type { Http } from '@duetto/shared/http'
import type { Readable } from '@duetto/shared/platform'
import { writable, writeCookie } from '@duetto/shared/platform'

const SECONDS_PER_DAY = 86_400

export interface LocaleChoice extends Readable<Locale> {
  choose: (locale: Locale) => void
  follow: (saved: Locale) => void
}

interface LocaleOptions {
  initial: Locale
  http: Http
  isMember: () => boolean
}

export const createLocale = ({ initial, http, isMember }: LocaleOptions): LocaleChoice => {
  const current = writable<Locale>(initial)
  let isChosen = false
  const show = (locale: Locale): void => {
    // Write the cookie even for the current language, which may be the site's default and have no cookie yet.
    writeCookie(localeCookie, locale, timings.localeCookieDays * SECONDS_PER_DAY)
    if (locale === current.get()) return
    document.documentElement.lang = localeTag[locale]
    current.set(locale)
  }
  const save = (): void => {
    http.call('saveLanguage', { body: { language: current.get() } }).catch(() => {})
  }
  return {
    ...current,
    choose: (locale) => {
      isChosen = true
      show(locale)
      if (isMember()) save()
    },
    follow: (saved) => {
      if (saved === current.get()) return
      if (isChosen) save()
      else show(saved)
    },
  }
}
