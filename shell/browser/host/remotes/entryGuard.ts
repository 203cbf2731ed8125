import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { timings } from '@duetto/shared/domain'
import { trustedScriptUrl } from '../security/trustedScriptUrl'

/** Registration of a remote, with the hash its entry must have. */
export interface GuardedRemote {
  name: string
  entry: string
  type: 'global'
  entryGlobalName: string
  integrity?: string
}

/**
 * Plugin of the federation runtime: entry scripts must come from our own URLs and match the hash in the
 * registry, and they time out.
 */
export const entryGuard = (): ModuleFederationRuntimePlugin => ({
  name: 'duetto-entry-guard',
  beforeRegisterRemote: (registration) => {
    const { entryGlobalName } = registration.remote
    // Removes what an earlier attempt left, so that it is not mistaken for this one's container.
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
