import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteName } from '@duetto/shared/domain'
import { timings } from '@duetto/shared/domain'
import type { RemoteSource } from '../../boot/BootData'

export type ModuleName = 'contract' | 'app' | 'slots'

/** The same rule by which the webpack factory names a container. */
const containerName = (remote: RemoteName, build: string): string => `${remote}_${build}`.replace(/\W/g, '_')

const integrityByEntry = new Map<string, string>()

/** The runtime checks neither the script's hash nor how long it takes. */
const guardedScripts = {
  name: 'duetto-guarded-scripts',
  createScript: ({ url }: { url: string }) => {
    const script = document.createElement('script')
    const integrity = integrityByEntry.get(new URL(url, location.href).pathname)
    script.src = url
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    return { script, timeout: timings.remoteHookTimeoutMs }
  },
}
let isPrepared = false

/** A developer's server gives a manifest; the runtime is built for entry scripts alone, which saves its size. */
const entryOfManifest = async (address: string): Promise<string> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timings.remoteHookTimeoutMs) })
  const { metaData } = (await answer.json()) as { metaData?: { remoteEntry?: { name?: unknown } } }
  const file = metaData?.remoteEntry?.name
  if (!answer.ok || typeof file !== 'string') throw new Error(`${address} is not a remote's manifest`)
  return new URL(file, address).href
}

const prepare = (): void => {
  if (isPrepared) return
  isPrepared = true
  registerPlugins([guardedScripts])
}

/** The last load of each remote: the runtime mixes two that overlap, e.g. one ahead of a link and one for its page. */
const lastLoads = new Map<RemoteName, Promise<unknown>>()

/** Chromium answers a script once from its preload, even where that failed: the second time it is asked for. */
const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/** The next load does not wait for those before it. */
export const abandonLoads = (remote: RemoteName): void => {
  lastLoads.delete(remote)
}

const load = async (
  remote: RemoteName,
  module: ModuleName,
  source: RemoteSource,
  attempt: number,
): Promise<unknown> => {
  const name = containerName(remote, source.build)
  const script = source.entry.endsWith('.json') ? await entryOfManifest(source.entry) : source.entry
  if (source.integrity) integrityByEntry.set(script, source.integrity)
  const entry = attempt > 0 ? `${script}?attempt=${attempt}` : script
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: attempt > 0 })
  const id = `${name}/${module}`
  const loaded = await loadRemote(id).catch((error: unknown) => {
    if (!isLostChunk(error)) throw error
    return loadRemote(id)
  })
  if (!loaded) throw new Error(`${remote} gives no ${module}`)
  return loaded
}

/**
 * Loads one exposed module of one build of a remote, one after the other. `attempt` above 0 asks with a new address:
 * a script that hung stays stuck on the old one.
 */
export const loadModule = (
  remote: RemoteName,
  module: ModuleName,
  source: RemoteSource,
  attempt = 0,
): Promise<unknown> => {
  prepare()
  const before = lastLoads.get(remote) ?? Promise.resolve()
  const loading = before.then(() => load(remote, module, source, attempt))
  lastLoads.set(
    remote,
    loading.catch(() => {}),
  )
  return loading
}
