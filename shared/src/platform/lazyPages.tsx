import { createElement, useEffect, useState } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { matchPath } from 'react-router'
import type { Locale } from '../domain'
import { loadCatalogues, RemoteIntlProvider } from '../i18n'
import type { Catalogue, LoadCatalogue } from '../i18n'
import { sharedTexts } from '../texts'
import { listenForIntent } from './listenForIntent'
import { usePlatform, useReadable } from './PlatformContext'
import type { SlotName, SlotProps } from './slots'

export interface Lazy<Props> {
  load: () => Promise<ComponentType<Props>>
  fallback: ReactNode
  texts?: LoadCatalogue
}
interface Loaded<Props> {
  locale: Locale
  Component: ComponentType<Props>
  catalogue: Catalogue | null
}

const createLazy = <Props extends object>(
  { load, fallback, texts }: Lazy<Props>,
  catalogues: readonly LoadCatalogue[],
) => {
  const loaded = new Map<Locale, Loaded<Props>>()

  const loadTexts = async (locale: Locale): Promise<Catalogue | null> =>
    texts ? loadCatalogues([sharedTexts, ...catalogues, texts], locale) : null
  const loadBoth = async (locale: Locale): Promise<Loaded<Props>> => {
    const known = loaded.get(locale)
    if (known) return known
    const loading = loadTexts(locale).then(
      (catalogue) => ({ catalogue, isComplete: true }),
      () => ({ catalogue: {}, isComplete: false }),
    )
    const Component = await load()
    const { catalogue, isComplete } = await loading
    const both = { locale, Component, catalogue }
    if (isComplete) loaded.set(locale, both)
    return both
  }

  const Component = (props: Props) => {
    const { locale, country } = usePlatform()
    const wanted = useReadable(locale)
    const [shown, setShown] = useState(() => loaded.get(wanted) ?? null)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const isCurrent = shown?.locale === wanted
    useEffect(() => {
      if (isCurrent) return
      let isWanted = true
      loadBoth(wanted).then(
        (both) => isWanted && setShown(both),
        (error: unknown) => isWanted && setFailure({ error }),
      )
      return () => {
        isWanted = false
      }
    }, [wanted, isCurrent])
    if (failure) throw failure.error
    if (!shown) return fallback
    const content = createElement(shown.Component, props)
    if (!shown.catalogue) return content
    return (
      <RemoteIntlProvider locale={shown.locale} country={country} catalogue={shown.catalogue}>
        {content}
      </RemoteIntlProvider>
    )
  }
  return { preload: async (locale: Locale): Promise<void> => void (await loadBoth(locale)), Component }
}

export const createLazyPages = <Id extends string>(
  routes: Readonly<Record<Id, { path: string }>>,
  catalogues: readonly LoadCatalogue[],
) => {
  const preloads = new Map<Id, (locale: Locale) => Promise<void>>()

  const preloadPage = async ({ pathname }: { pathname: string }, locale: Locale): Promise<void> => {
    for (const [id, preload] of preloads) if (matchPath(routes[id].path, pathname)) await preload(locale)
  }

  return {
    preloadPage,

    lazyPage: (ids: readonly Id[], page: Lazy<object>): ReactElement => {
      const { preload, Component } = createLazy(page, catalogues)
      for (const id of ids) preloads.set(id, preload)
      return <Component key={ids.join()} />
    },

    lazySlot: <Name extends SlotName>(slot: Omit<Lazy<SlotProps[Name]>, 'fallback'>) =>
      createLazy({ ...slot, fallback: null }, catalogues).Component,

    usePreloadOnIntent: (): void => {
      const { locale } = usePlatform()
      useEffect(
        () => listenForIntent((link) => void preloadPage(link, locale.get()).catch(() => undefined)),
        [locale],
      )
    },
  }
}
