import { useContext, useEffect, useRef } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { Route, Routes } from 'react-router'
import type { BusEvents, BusEventType } from '../events'
import type { LoadCatalogue } from '../i18n'
import type { BusOf, RemoteContract } from './contract'
import { createRemoteApp } from './createRemoteApp'
import type { CreateStore, Prepare } from './createRemoteApp'
import { createLazyPages } from './lazyPages'
import { limitBus } from './limitBus'
import { PlatformContext } from './PlatformContext'
import type { RouteDeclarations } from './routes'
import type { SlotName, SlotProps } from './slots'
import type { Platform } from './types'

export type RemotePlatform<Contract> = Omit<Platform, 'bus'> & { bus: BusOf<Contract> }

/**
 * Call the returned `createApp` and `createSlots` in separate files, because each file becomes a chunk
 * (docs/guides/write-a-remote.md).
 */
export const defineRemote = <
  Subscribed extends BusEventType,
  Emitted extends BusEventType,
  Slots extends SlotName,
  Declared extends RouteDeclarations,
>(definition: {
  contract: RemoteContract<Subscribed, Emitted, Slots, Declared>
  catalogues: readonly LoadCatalogue[]
}) => {
  type Own = RemotePlatform<RemoteContract<Subscribed, Emitted, Slots, Declared>>
  const { contract, catalogues } = definition
  const limited = (platform: Platform): Platform => ({
    ...platform,
    bus: limitBus(platform.bus, contract) as unknown as Platform['bus'],
  })

  const useRemotePlatform = (): Own => {
    const platform = useContext(PlatformContext)
    if (!platform) throw new Error('a root made by defineRemote is missing')
    return platform
  }

  const { usePreloadOnIntent, ...lazyPages } = createLazyPages<keyof Declared & string>(
    contract.routes,
    catalogues,
  )

  return {
    ...lazyPages,

    usePlatform: useRemotePlatform,

    useBusEvent: <Type extends Subscribed>(
      type: Type,
      listener: (payload: BusEvents[Type]) => void,
    ): void => {
      const { bus } = useRemotePlatform()
      const latest = useRef(listener)
      useEffect(() => {
        latest.current = listener
      })
      useEffect(() => bus.on(type, (payload) => latest.current(payload)), [bus, type])
    },

    createRoutes: (pages: { [Id in keyof Declared]: ReactElement }) => {
      const elements: Readonly<Record<string, ReactElement>> = pages
      const drawn = Object.entries(contract.routes).map(([id, { path }]) => (
        <Route key={id} path={path} element={elements[id]} />
      ))
      return () => {
        usePreloadOnIntent()
        return (
          <Routes>
            {drawn}
            {/* Prevents React Router's warning if another remote's page opens before single-spa unmounts this one. */}
            <Route path="*" element={null} />
          </Routes>
        )
      }
    },

    createApp: (app: { Root: ComponentType; createStore?: CreateStore<Own>; prepare?: Prepare }) =>
      createRemoteApp({ ...app, name: contract.name, catalogues, limit: limited }),

    createSlots: (
      slots: { [Name in Slots]: ComponentType<SlotProps[Name]> },
      { createStore }: { createStore?: CreateStore<Own> } = {},
    ) =>
      Object.fromEntries(
        Object.entries(slots).map(([slotName, Component]) => {
          const Slot = Component as ComponentType<object>
          const Root = ({ slot }: { slot?: unknown }) => <Slot {...(slot as object)} />
          const name = `${contract.name}-${slotName}`
          return [
            slotName,
            createRemoteApp({
              name,
              Root,
              catalogues,
              limit: limited,
              createStore,
            }),
          ]
        }),
      ),
  }
}
