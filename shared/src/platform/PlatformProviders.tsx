import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { defaultLocale } from '../domain'
import type { Locale } from '../domain'
import { RemoteIntlProvider } from '../i18n'
import type { Catalogue } from '../i18n'
import { LayersContext } from '../ui'
import { PlatformProvider, useReadable } from './PlatformContext'
import { PlatformRouter } from './PlatformRouter'
import type { Platform } from './types'

export type LoadMessages = (locale: Locale) => Promise<Catalogue>

interface PlatformProvidersProps {
  platform: Platform
  /**
   * Prefix of class names, which keeps the styles of different roots apart. Emotion allows only lower-case letters and
   * hyphens.
   */
  styleKey: string
  loadMessages: LoadMessages
  initial?: { locale: Locale; catalogue: Catalogue }
  cache?: EmotionCache
  children: ReactNode
}

const useCatalogue = (
  locale: Locale,
  loadMessages: LoadMessages,
  initial: PlatformProvidersProps['initial'],
): { locale: Locale; catalogue: Catalogue } => {
  const [loaded, setLoaded] = useState<{ locale: Locale; catalogue: Catalogue }>(
    initial ?? { locale: defaultLocale, catalogue: {} },
  )
  useEffect(() => {
    if (loaded.locale === locale) return
    let isCurrent = true
    loadMessages(locale).then(
      (catalogue) => isCurrent && setLoaded({ locale, catalogue }),
      () => isCurrent && setLoaded({ locale, catalogue: {} }),
    )
    return () => {
      isCurrent = false
    }
  }, [locale, loaded.locale, loadMessages])
  return loaded
}

const caches = new Map<string, EmotionCache>()

/** Reuses caches, because their style elements remain in the document after unmounting. */
const cacheOf = (styleKey: string, nonce: string): EmotionCache => {
  const known = caches.get(styleKey)
  if (known) return known
  const made = createCache({ key: styleKey, nonce })
  caches.set(styleKey, made)
  return made
}

export const PlatformProviders = ({
  platform,
  styleKey,
  loadMessages,
  initial,
  cache: given,
  children,
}: PlatformProvidersProps) => {
  const cache = given ?? cacheOf(styleKey, platform.nonce)
  const wanted = useReadable(platform.locale)
  const { locale, catalogue } = useCatalogue(wanted, loadMessages, initial)
  return (
    <PlatformProvider platform={platform}>
      <CacheProvider value={cache}>
        <RemoteIntlProvider locale={locale} country={platform.country} catalogue={catalogue}>
          <LayersContext value={platform.layers ?? null}>
            <PlatformRouter>{children}</PlatformRouter>
          </LayersContext>
        </RemoteIntlProvider>
      </CacheProvider>
    </PlatformProvider>
  )
}
