import type { LoadCatalogue } from '../i18n'

/** Texts of the shared components, and the error sentences. */
export const sharedTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`)
