import type { LoadCatalogue } from '../../i18n'

/** Labels and values of profile fields, interests and prompts. */
export const profileTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)
