import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { timings } from '@duetto/shared/domain'
import { trustedScriptUrl } from '../security/trustedScriptUrl'

export interface GuardedRemote {
  name: string
  entry: string
  type: 'global'
  entryGlobalName: string
  integrity?: string
}

/**
 * Federation runtime plugin that rejects entry scripts with untrusted URLs or wrong hashes, and those that do not load
 * within `timings.remoteEntryMs`.
 */
export const entryGuard = (): ModuleFederationRuntimePlugin => ({
  name: 'duetto-entry-guard',
  beforeRegisterRemote: (registration) => {
    const { entryGlobalName } = registration.remote
    if (entryGlobalName) Object.assign(globalThis, { [entryGlobalName]: undefined })
    return registration
  },
  createScript: ({ url, remoteInfo }) => {
    const script = document.createElement('script')
    const { integrity } = (remoteInfo ?? {}) as { integrity?: string }
    script.src = trustedScriptUrl(url)
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    return { script, timeout: timings.remoteEntryMs }
  },
})
