import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { english } from './english'

const { ra } = englishMessages

export const i18nProvider = polyglotI18nProvider(
  () => ({
    ...englishMessages,
    ra: {
      ...ra,
      navigation: {
        ...ra.navigation,
        no_results: english.list.empty,
        no_filtered_results: english.list.noMatch,
      },
    },
    console: english,
  }),
  'en',
)
