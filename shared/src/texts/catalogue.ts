import type { LoadCatalogue } from '../i18n'

/** Messages of shared components, and error messages. */
export const sharedTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)
