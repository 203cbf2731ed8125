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
   * Prefix of the root's class names, so that styles of two roots never collide. Lower-case letters and
   * dashes.
   */
  styleKey: string
  loadMessages: LoadMessages
  /** Catalogue loaded before the first render, to avoid a flash of English. */
  initial?: { locale: Locale; catalogue: Catalogue }
  /** Style cache for rendering outside the page. */
  cache?: EmotionCache
  children: ReactNode
}

/** Keeps the current language on screen until the next catalogue has loaded. */
const useCatalogue = (
  locale: Locale,
  loadMessages: LoadMessages,
  initial: PlatformProvidersProps['initial'],
): { locale: Locale; catalogue: Catalogue } => {
  const [loaded, setLoaded] = useState(initial ?? { locale: defaultLocale, catalogue: {} as Catalogue })
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

/** One per page lifetime: each cache owns style elements that no unmount removes. */
const cacheOf = (styleKey: string, nonce: string): EmotionCache => {
  const known = caches.get(styleKey)
  if (known) return known
  const made = createCache({ key: styleKey, nonce })
  caches.set(styleKey, made)
  return made
}

/** The providers of a root, created from the platform in each root. */
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
