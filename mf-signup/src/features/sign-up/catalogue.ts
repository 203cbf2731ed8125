import type { LoadCatalogue } from '@duetto/shared/i18n'

export const signUpTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "sign-up-locale-[request]" */ `./locales/${locale}.json`)
