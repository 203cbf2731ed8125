import React from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root as ReactRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import singleSpaReact from 'single-spa-react'
import type { RemoteStore } from '../redux'
import { loadCatalogues } from '../i18n'
import type { Catalogue, LoadCatalogue } from '../i18n'
import type { Locale } from '../domain'
import { sharedTexts } from '../texts'
import { PlatformProviders } from './PlatformProviders'
import type { LoadMessages } from './PlatformProviders'
import type { Platform } from './types'

export interface ParcelProps {
  domElement: HTMLElement
  platform: Platform
  onFatal: (error: Error) => void
  slot?: unknown
}

export type CreateStore<Given> = (platform: Given) => { store: RemoteStore['store']; stop: () => void }

export type Prepare = (location: Location, locale: Locale) => Promise<unknown>

interface RemoteAppOptions {
  name: string
  Root: ComponentType<{ slot?: unknown }>
  catalogues: readonly LoadCatalogue[]
  limit: (platform: Platform) => Platform
  createStore?: CreateStore<Platform>
  prepare?: Prepare
}

export const idPrefixOf = (name: string): string => `${name}-`

const openRoot = (element: HTMLElement, name: string): Pick<ReactRoot, 'render' | 'unmount'> => {
  const options = { identifierPrefix: idPrefixOf(name) }
  let root: ReactRoot | undefined
  const open = (node: ReactNode): void => {
    if (element.hasChildNodes()) {
      root = hydrateRoot(element, node, options)
      return
    }
    root = createRoot(element, options)
    root.render(node)
  }
  return {
    render: (node) => (root ? root.render(node) : React.startTransition(() => open(node))),
    unmount: () => root?.unmount(),
  }
}

class FatalBoundary extends React.Component<
  { onFatal: (error: Error) => void; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onFatal(error)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

/**
 * Creates the single-spa lifecycles of an app or a slot. `FatalBoundary` reports render errors to `onFatal`, and lets
 * mounting complete even if the first render throws.
 */
export const createRemoteApp = ({
  name,
  Root,
  catalogues,
  limit,
  createStore,
  prepare,
}: RemoteAppOptions) => {
  const loadMessages: LoadMessages = (locale) => loadCatalogues([sharedTexts, ...catalogues], locale)

  let initial: { locale: Locale; catalogue: Catalogue } | undefined
  // One store per mount, because unmounting cancels the store's sagas, and a remote's next page can mount before its
  // previous one unmounts.
  const made = new WeakMap<
    HTMLElement,
    { platform: Platform; stores: ReturnType<NonNullable<typeof createStore>> | null }
  >()

  const scopeOf = ({ domElement, platform }: ParcelProps) => {
    const known = made.get(domElement)
    if (known) return known
    const own = limit(platform)
    const scope = { platform: own, stores: createStore?.(own) ?? null }
    made.set(domElement, scope)
    return scope
  }

  const Parcel = (props: ParcelProps) => {
    const { onFatal, slot } = props
    const scope = scopeOf(props)
    const root = <Root slot={slot} />
    return (
      <FatalBoundary onFatal={onFatal}>
        <PlatformProviders
          platform={scope.platform}
          styleKey={name}
          loadMessages={loadMessages}
          initial={initial}
        >
          {scope.stores ? <Provider store={scope.stores.store}>{root}</Provider> : root}
        </PlatformProviders>
      </FatalBoundary>
    )
  }

  const lifecycles = singleSpaReact<ParcelProps>({
    React,
    ReactDOMClient: { createRoot: (element: HTMLElement) => openRoot(element, name) },
    rootComponent: Parcel,
    errorBoundary: () => <></>,
    suppressComponentDidCatchWarning: true,
  })

  const bootstrap = async (props: ParcelProps): Promise<void> => {
    const locale = props.platform.locale.get()
    const prepared = prepare?.(window.location, locale).catch(() => undefined)
    initial = { locale, catalogue: await loadMessages(locale).catch(() => ({})) }
    await prepared
  }
  const stop = async (props: ParcelProps): Promise<void> => {
    made.get(props.domElement)?.stores?.stop()
    made.delete(props.domElement)
  }

  return {
    bootstrap: [bootstrap, lifecycles.bootstrap],
    mount: [lifecycles.mount],
    unmount: [lifecycles.unmount, stop],
    update: [lifecycles.update],
  }
}
