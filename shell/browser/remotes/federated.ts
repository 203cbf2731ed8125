import type { RemoteName } from '@duetto/shared/domain'
import { timings } from '@duetto/shared/domain'
import type { RemoteSource } from '../../common/BootData'
import { scriptAddress } from '../security/scriptAddress'

export type ModuleName = 'contract' | 'app' | 'slots'

/** A remote's container, as webpack's Module Federation makes it. */
interface Container {
  init: (shareScope: unknown) => unknown
  get: (module: string) => Promise<() => unknown>
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: unknown }

/** The same rule by which the webpack factory names a container. */
const containerName = (remote: RemoteName, build: string): string => `${remote}_${build}`.replace(/\W/g, '_')

/** Runs a remote's entry; a script that is late is given up, and its address is not asked for again. */
const runScript = (address: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const trusted = scriptAddress(address)
    const script = document.createElement('script')
    const end = (error?: Error): void => {
      clearTimeout(timer)
      script.remove()
      if (error) reject(error)
      else resolve()
    }
    const timer = setTimeout(() => end(new Error(`${address} did not answer`)), timings.remoteHookTimeoutMs)
    script.src = trusted
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    script.onload = () => end()
    script.onerror = () => end(new Error(`${address} does not load`))
    document.head.append(script)
  })

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

const openContainer = async (name: string, { entry, integrity }: RemoteSource, attempt: number) => {
  const global = window as unknown as Record<string, unknown>
  // What an earlier try left behind is not taken for the answer to this one.
  global[name] = undefined
  await runScript(attempt > 0 ? `${entry}?attempt=${attempt}` : entry, integrity)
  const container = global[name]
  if (!isContainer(container)) throw new Error(`${entry} is not the container ${name}`)
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  return container
}

/** One for each build that this page has opened; whoever asks meanwhile waits for the same one. */
const containers = new Map<string, Promise<Container>>()

const containerOf = (name: string, source: RemoteSource, attempt: number): Promise<Container> => {
  const known = attempt === 0 ? containers.get(name) : undefined
  if (known) return known
  const opening = openContainer(name, source, attempt)
  containers.set(name, opening)
  opening.catch(() => {
    if (containers.get(name) === opening) containers.delete(name)
  })
  return opening
}

/** Chromium answers a script once from its preload, even where that failed: the second time it is asked for. */
const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/**
 * Loads one exposed module of one build of a remote. `attempt` above 0 asks with a new address: a script that hung
 * stays stuck on the old one.
 */
export const loadModule = async (
  remote: RemoteName,
  module: ModuleName,
  source: RemoteSource,
  attempt = 0,
): Promise<unknown> => {
  const container = await containerOf(containerName(remote, source.build), source, attempt)
  const get = (): Promise<() => unknown> => container.get(`./${module}`)
  const makeModule = await get().catch((error: unknown) => {
    if (!isLostChunk(error)) throw error
    return get()
  })
  return makeModule()
}
