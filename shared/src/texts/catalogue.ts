import type { LoadCatalogue } from '../i18n'

/** What components say themselves, and the sentences for failures. */
export const sharedTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "shared-[request]" */ `./locales/${locale}.json`)
