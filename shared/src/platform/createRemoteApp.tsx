import React from 'react'
import type { ComponentType, ReactNode } from 'react'
import ReactDOMClient from 'react-dom/client'
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

/** Props of a parcel: the platform, and how to tell the shell of a crash. */
export interface ParcelProps {
  /** The element of this mount; single-spa-react renders into it. */
  domElement: HTMLElement
  platform: Platform
  onFatal: (error: Error) => void
  /** Props of a slot; nothing for a remote's app. */
  slot?: unknown
}

/** Makes a remote's own store; stopped on unmount. */
export type MakeStore<Given> = (platform: Given) => { store: RemoteStore['store']; stop: () => void }

interface RemoteAppOptions {
  /** Name of the root; its class names begin with it. */
  name: string
  /** Drawn inside the router: usually `<Routes>`. A slot reads its props from `slot`. */
  Root: ComponentType<{ slot?: unknown }>
  catalogues: readonly LoadCatalogue[]
  /** The platform as this remote has it. */
  limit: (platform: Platform) => Platform
  makeStore?: MakeStore<Platform>
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
 * Parcel lifecycles of a remote's app or slot. The boundary is always there: without one a first render that
 * throws never settles, and the shell would wait for its deadline.
 */
export const createRemoteApp = ({ name, Root, catalogues, limit, makeStore }: RemoteAppOptions) => {
  const loadMessages: LoadMessages = (locale) => loadCatalogues([sharedTexts, ...catalogues], locale)

  let initial: { locale: Locale; catalogue: Catalogue } | undefined
  // One scope per mount, not per page: the next screen of a remote may mount before the last one has unmounted,
  // and would lose its sagas to that unmount if they shared a store.
  const made = new WeakMap<
    HTMLElement,
    { platform: Platform; stores: ReturnType<NonNullable<typeof makeStore>> | null }
  >()

  const scopeOf = ({ domElement, platform }: ParcelProps) => {
    const known = made.get(domElement)
    if (known) return known
    const own = limit(platform)
    const scope = { platform: own, stores: makeStore?.(own) ?? null }
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
    ReactDOMClient,
    rootComponent: Parcel,
    errorBoundary: () => <></>,
    suppressComponentDidCatchWarning: true,
  })

  const bootstrap = async (props: ParcelProps): Promise<void> => {
    const locale = props.platform.locale.get()
    initial = { locale, catalogue: await loadMessages(locale).catch(() => ({})) }
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
