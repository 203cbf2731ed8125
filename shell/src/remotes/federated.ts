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

const prepare = (): void => {
  if (isPrepared) return
  isPrepared = true
  registerPlugins([guardedScripts])
}

/**
 * Loads one exposed module of one build of a remote. `attempt` above 0 asks with a new address: a script that
 * hung stays stuck on the old one.
 */
export const loadModule = async (
  remote: RemoteName,
  module: ModuleName,
  source: RemoteSource,
  attempt = 0,
): Promise<unknown> => {
  prepare()
  const name = containerName(remote, source.build)
  const isManifest = source.entry.endsWith('.json')
  if (source.integrity) integrityByEntry.set(source.entry, source.integrity)
  const entry = attempt > 0 ? `${source.entry}?attempt=${attempt}` : source.entry
  registerRemotes([isManifest ? { name, entry } : { name, entry, type: 'global', entryGlobalName: name }], {
    force: attempt > 0,
  })
  const loaded = await loadRemote(`${name}/${module}`)
  if (!loaded) throw new Error(`${remote} gives no ${module}`)
  return loaded
}
