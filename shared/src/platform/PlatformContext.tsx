import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Settings } from '../contract'
import { FictionalContext } from '../ui'
import type { Platform, PlatformLocation, Readable, Session } from './types'

export const PlatformContext = createContext<Platform | null>(null)

export const PlatformProvider = ({ platform, children }: { platform: Platform; children: ReactNode }) => (
  <PlatformContext value={platform}>
    <FictionalContext value={platform.settings}>{children}</FictionalContext>
  </PlatformContext>
)

/** Omits the bus, which `remote.usePlatform()` provides, limited to the events in the remote's contract. */
export const usePlatform = (): Omit<Platform, 'bus'> => {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('usePlatform is used outside PlatformProviders')
  return platform
}

export const useReadable = <Value,>(readable: Readable<Value>): Value =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.getInitial ?? readable.get)

export const useSession = (): Session => useReadable(usePlatform().session)
export const useSettings = (): Settings => usePlatform().settings
export const usePlatformLocation = (): PlatformLocation => useReadable(usePlatform().navigation)

export const useNavigateTo = (): ((to: string, options?: { replace?: boolean; state?: unknown }) => void) => {
  const { navigation } = usePlatform()
  return (to, { replace = false, state } = {}) =>
    replace ? navigation.replace(to, state) : navigation.push(to, state)
}

export const usePageTitle = (title: string): void => {
  const { setTitle } = usePlatform()
  useEffect(() => setTitle(title), [setTitle, title])
}
