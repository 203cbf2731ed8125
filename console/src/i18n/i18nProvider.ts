import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { english } from './english'

/** Texts of react-admin and of the console, in English. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, console: english }), 'en')
