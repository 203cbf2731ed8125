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

interface Target {
  remote: RemoteName
  /** A slot's name, or null for the remote's app. */
  slot: string | null
}

const isLifecycles = (value: unknown): value is Lifecycles =>
  typeof value === 'object' && value !== null && 'mount' in value && 'unmount' in value

const loadFrom = async (
  { remote, slot }: Target,
  source: RemoteSource,
  attempt: number,
): Promise<Lifecycles> => {
  if (!slot && attempt === 0) preloadChunks(source.chunks)
  const { contract } = (await loadModule(remote, 'contract', source, attempt)) as {
    contract?: RemoteContract
  }
  const issue = contractIssue(contract, remote)
  if (issue) throw new RemoteFailure('contract', `${remote} ${source.build}: ${issue}`)
  const loaded = await loadModule(remote, slot ? 'slots' : 'app', source)
  const found = slot ? (loaded as { slots?: Record<string, unknown> }).slots?.[slot] : loaded
  if (!isLifecycles(found))
    throw new RemoteFailure('contract', `${remote} ${source.build} has no ${slot ?? 'app'}`)
  return found
}

let attempts = 0
/** Remotes whose last load failed. The browser may have cached the failure, so the next attempt uses a new URL. */
const failed = new Set<RemoteName>()
export const markFailed = (remote: RemoteName): void => void failed.add(remote)
const nextAttempt = (remote: RemoteName): number => {
  if (!failed.has(remote)) return 0
  attempts += 1
  return attempts
}

/**
 * Loads the lifecycles of a remote. Tries the planned build, the same build with a new URL, the fallback build, and the
 * last build that loaded in this browser. A build with an incompatible contract is not retried.
 */
export const loadLifecycles = async (target: Target, plan: RemotePlan | undefined): Promise<Lifecycles> => {
  if (!plan) throw new RemoteFailure('unknown', `the registry has no ${target.remote}`)
  if (plan.isDisabled) throw new RemoteFailure('disabled', `${target.remote} is switched off`)
  let last: unknown
  try {
    const lifecycles = await loadFrom(target, plan, nextAttempt(target.remote))
    failed.delete(target.remote)
    reportBuild(target.remote, plan.build, true)
    rememberMounted(target.remote, plan)
    return lifecycles
  } catch (error) {
    last = error
    failed.add(target.remote)
    reportBuild(target.remote, plan.build, false)
  }
  const isIncompatible = last instanceof RemoteFailure
  const older = [plan.lastGood, lastMounted(target.remote)].filter(
    (source): source is RemoteSource => Boolean(source) && source?.build !== plan.build,
  )
  const others = [...(isIncompatible ? [] : [plan]), ...older]
  for (const source of others) {
    attempts += 1
    try {
      return await loadFrom(target, source, attempts)
    } catch (error) {
      last = error
    }
  }
  if (last instanceof RemoteFailure) throw last
  throw new RemoteFailure('load', `${target.remote} does not load`, { cause: last })
}
