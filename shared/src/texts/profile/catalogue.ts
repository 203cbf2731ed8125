import type { LoadCatalogue } from '../../i18n'

export const profileTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)
