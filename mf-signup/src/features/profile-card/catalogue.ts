import type { LoadCatalogue } from '@duetto/shared/i18n'

export const cardTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "card-locale-[request]" */ `./locales/${locale}.json`)
