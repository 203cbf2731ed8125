import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { MessageFormatElement } from 'react-intl'
import { defaultLocale, localeTagIn } from '../domain'
import type { Country, Locale } from '../domain'

/** A catalogue: texts, or their syntax trees where the build compiled them. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

interface RemoteIntlProviderProps {
  locale: Locale
  /** The visitor's country, for the format of dates and numbers. */
  country?: Country | null
  /** The same object as long as the texts are the same: a new one renders every text of the root again. */
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
      // English has no catalogue. Were its tag another than the default one, each text would make an error with its stack.
      defaultLocale={locale === defaultLocale ? tag : defaultLocale}
      messages={catalogue}
      onError={ignoreMissing}
    >
      {children}
    </IntlProvider>
  )
}
