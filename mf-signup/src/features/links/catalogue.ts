import type { LoadCatalogue } from '@duetto/shared/i18n'

export const linkTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "links-locale-[request]" */ `./locales/${locale}.json`)
