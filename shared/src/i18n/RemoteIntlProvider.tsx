import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { MessageFormatElement } from 'react-intl'
import { defaultLocale, localeTagIn } from '../domain'
import type { Country, Locale } from '../domain'

export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>

interface RemoteIntlProviderProps {
  locale: Locale
  country?: Country | null
  /** Must be referentially stable, because a new object re-renders every message. */
  catalogue: Catalogue
  children: ReactNode
}

const ignoreMissing = (error: { code: string }): void => {
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') console.error(error)
}

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
      // English has no catalogue, so react-intl formats the English messages for `defaultLocale`, which must include
      // the region.
      defaultLocale={locale === defaultLocale ? tag : defaultLocale}
      messages={catalogue}
      onError={ignoreMissing}
    >
      {children}
    </IntlProvider>
  )
}
