export { chooseLocale, localeNames, localesIn, readAcceptLanguage } from './chooseLocale'
export { daysBetween, formatDay, formatPrice, formatShortMoment } from './format'
export { RemoteIntlProvider } from './RemoteIntlProvider'
export type { Catalogue } from './RemoteIntlProvider'
