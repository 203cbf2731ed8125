import type { LoadCatalogue } from '@duetto/shared/i18n'

export const accountTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "account-locale-[request]" */ `./locales/${locale}.json`)
