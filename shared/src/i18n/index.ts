export { chooseLocale, localesIn } from './chooseLocale'
export { defineMessages } from './defineMessages'
export {
  formatChange,
  formatDay,
  formatPrice,
  formatPriceRange,
  formatShortMoment,
  inSentence,
  listCountries,
} from './format'
export { loadCatalogues } from './loadCatalogues'
export type { LoadCatalogue } from './loadCatalogues'
export { RemoteIntlProvider } from './RemoteIntlProvider'
export type { Catalogue } from './RemoteIntlProvider'
export { fictionalAnswersText, fictionalTitle } from './fictional'
