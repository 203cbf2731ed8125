import type { LoadCatalogue } from '../../i18n'

/** Names and values of the fields of a profile, and interests. */
export const profileTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "profile-[request]" */ `./locales/${locale}.json`)
