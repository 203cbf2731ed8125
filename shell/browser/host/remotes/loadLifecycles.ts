import type { RemoteName } from '@duetto/shared/domain'
import { contractIssue } from '@duetto/shared/platform'
import type { RemoteContract } from '@duetto/shared/platform'
import type { RemotePlan, RemoteSource } from '../../../common/BootData'
import { loadModule } from './federated'
import { lastMounted, rememberMounted } from './lastMounted'
import { preloadChunks } from './preloadChunks'
import { reportBuild } from './reportBuild'

export type FailureKind = 'disabled' | 'unknown' | 'load' | 'contract' | 'timeout' | 'crash'

export class RemoteFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'RemoteFailure'
  }
}

type Step = () => Promise<unknown>
export interface Lifecycles {
  bootstrap: Step[]
  mount: Step[]
  unmount: Step[]
  update: Step[]
}

interface Wanted {
  remote: RemoteName
  /** A slot's name, or null for the remote's app. */
  slot: string | null
}

const isLifecycles = (value: unknown): value is Lifecycles =>
  typeof value === 'object' && value !== null && 'mount' in value && 'unmount' in value

const loadFrom = async (
  { remote, slot }: Wanted,
  source: RemoteSource,
  attempt: number,
): Promise<Lifecycles> => {
  if (!slot && attempt === 0) preloadChunks(source.chunks)
  const { contract } = (await loadModule(remote, 'contract', source, attempt)) as {
    contract?: RemoteContract
  }
  const fault = contractIssue(contract, remote)
  if (fault) throw new RemoteFailure('contract', `${remote} ${source.build}: ${fault}`)
  const loaded = await loadModule(remote, slot ? 'slots' : 'app', source)
  const found = slot ? (loaded as { slots?: Record<string, unknown> }).slots?.[slot] : loaded
  if (!isLifecycles(found))
    throw new RemoteFailure('contract', `${remote} ${source.build} gives no ${slot ?? 'app'}`)
  return found
}

/** Makes the URL of every further attempt unique. */
let attempts = 0
/**
 * Remotes whose last load failed: the browser may cache the failure, so the next attempt uses a new URL
 * immediately.
 */
const failed = new Set<RemoteName>()
/** After a load that failed late or never ended, the next one starts fresh. */
export const markFailed = (remote: RemoteName): void => void failed.add(remote)
const nextAttempt = (remote: RemoteName): number => {
  if (!failed.has(remote)) return 0
  attempts += 1
  return attempts
}

/**
 * A remote's lifecycles: tries the chosen build, then the same with a new URL, then the previous build, then
 * the one that last came up in this browser. An incompatible contract is not retried.
 */
export const loadLifecycles = async (wanted: Wanted, plan: RemotePlan | undefined): Promise<Lifecycles> => {
  if (!plan) throw new RemoteFailure('unknown', `the registry names no ${wanted.remote}`)
  if (plan.isDisabled) throw new RemoteFailure('disabled', `${wanted.remote} is switched off`)
  let last: unknown
  try {
    const lifecycles = await loadFrom(wanted, plan, nextAttempt(wanted.remote))
    failed.delete(wanted.remote)
    reportBuild(wanted.remote, plan.build, true)
    rememberMounted(wanted.remote, plan)
    return lifecycles
  } catch (error) {
    last = error
    failed.add(wanted.remote)
    reportBuild(wanted.remote, plan.build, false)
  }
  const isIncompatible = last instanceof RemoteFailure
  const older = [plan.lastGood, lastMounted(wanted.remote)].filter(
    (source): source is RemoteSource => Boolean(source) && source?.build !== plan.build,
  )
  const others = [...(isIncompatible ? [] : [plan]), ...older]
  for (const source of others) {
    attempts += 1
    try {
      return await loadFrom(wanted, source, attempts)
    } catch (error) {
      last = error
    }
  }
  if (last instanceof RemoteFailure) throw last
  throw new RemoteFailure('load', `${wanted.remote} does not load`, { cause: last })
}
