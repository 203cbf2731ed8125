import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { MessageFormatElement } from 'react-intl'
import { defaultLocale, localeTagIn } from '../domain'
import type { Country, Locale } from '../domain'

/** A catalogue: texts, or their syntax trees where the build compiled them. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

interface RemoteIntlProviderProps {
  locale: Locale
  /** The visitor's country, for formatting dates and numbers. */
  country?: Country | null
  /** Must keep its identity while the texts are the same: a new object renders every text again. */
  catalogue: Catalogue
  children: ReactNode
}

const ignoreMissing = (error: { code: string }): void => {
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') console.error(error)
}

/** The texts of one root. Texts missing in a catalogue fall back to English, the source language. */
export const RemoteIntlProvider = ({
  locale,
  country = null,
  catalogue,
  children,
}: RemoteIntlProviderProps) => {
  const tag = localeTagIn(locale, country)
  return (
    <IntlProvider
      locale={tag}
      // English has no catalogue. With a tag other than the default one, each text would create an error with a stack.
      defaultLocale={locale === defaultLocale ? tag : defaultLocale}
      messages={catalogue}
      onError={ignoreMissing}
    >
      {children}
    </IntlProvider>
  )
}
