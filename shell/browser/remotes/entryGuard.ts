import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { timings } from '@duetto/shared/domain'
import { scriptAddress } from '../security/scriptAddress'

/** What a remote is registered with: the hash that its entry must have. */
export interface GuardedRemote {
  name: string
  entry: string
  type: 'global'
  entryGlobalName: string
  integrity?: string
}

/**
 * Plugin of the federation's runtime: an entry script comes from an address of ours, has the hash that the registry names,
 * and is given up when it is late.
 */
export const entryGuard = (): ModuleFederationRuntimePlugin => ({
  name: 'duetto-entry-guard',
  beforeRegisterRemote: (registration) => {
    const { entryGlobalName } = registration.remote
    // What an earlier try left behind is not taken for the answer to this one.
    if (entryGlobalName) Object.assign(globalThis, { [entryGlobalName]: undefined })
    return registration
  },
  createScript: ({ url, remoteInfo }) => {
    const script = document.createElement('script')
    const { integrity } = (remoteInfo ?? {}) as { integrity?: string }
    script.src = scriptAddress(url)
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    return { script, timeout: timings.remoteEntryMs }
  },
})
