import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Locale } from '@duetto/shared/domain'
import { RemoteIntlProvider } from '@duetto/shared/i18n'
import type { Catalogue } from '@duetto/shared/i18n'
import { PlatformProvider, PlatformRouter, useReadable } from '@duetto/shared/platform'
import { LayersContext } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from '../screens/errors/ErrorBoundary'
import { loadShellMessages } from '../host/locale/loadShellMessages'
import { prefetchOnIntent } from '../host/remotes/prefetch'
import { ShellContext } from '../host/context/ShellContext'
import type { Shell } from '../host/context/ShellContext'
import { ShellRoutes } from './ShellRoutes'

interface ShellAppProps {
  shell: Shell
  cache: EmotionCache
  initialMessages: { locale: Locale; catalogue: Catalogue }
}

const useMessages = (locale: Locale, initial: ShellAppProps['initialMessages']) => {
  const [loaded, setLoaded] = useState(initial)
  useEffect(() => {
    if (loaded.locale === locale) return
    let isCurrent = true
    void loadShellMessages(locale).then((catalogue) => isCurrent && setLoaded({ locale, catalogue }))
    return () => {
      isCurrent = false
    }
  }, [locale, loaded.locale])
  return loaded
}

export const ShellApp = ({ shell, cache, initialMessages }: ShellAppProps) => {
  const { platform, plans, routes } = shell
  const { locale, catalogue } = useMessages(useReadable(platform.locale), initialMessages)
  useEffect(() => prefetchOnIntent(plans, routes), [plans, routes])
  return (
    <PlatformProvider platform={platform}>
      <ShellContext value={shell}>
        <CacheProvider value={cache}>
          <RemoteIntlProvider locale={locale} country={platform.country} catalogue={catalogue}>
            <LayersContext value={platform.layers ?? null}>
              <PlatformRouter>
                <ErrorBoundary>
                  <ShellRoutes />
                </ErrorBoundary>
              </PlatformRouter>
            </LayersContext>
          </RemoteIntlProvider>
        </CacheProvider>
      </ShellContext>
    </PlatformProvider>
  )
}
