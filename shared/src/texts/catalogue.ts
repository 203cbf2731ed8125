import type { LoadCatalogue } from '../i18n'

export const sharedTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)
