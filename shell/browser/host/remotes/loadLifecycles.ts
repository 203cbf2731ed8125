import type { RemoteName } from '@duetto/shared/domain'
import { contractIssue } from '@duetto/shared/platform'
import type { RemoteContract } from '@duetto/shared/platform'
import type { RemotePlan, RemoteSource } from '../../../common/BootData'
import { loadModule } from './federated'
import { lastMounted } from './lastMounted'
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
/** The next load of these remotes uses a new name and URL (see `register`). */
const failed = new Set<RemoteName>()
export const markFailed = (remote: RemoteName): void => void failed.add(remote)
const nextAttempt = (remote: RemoteName): number => {
  if (!failed.has(remote)) return 0
  attempts += 1
  return attempts
}

const crashed = new Set<string>()
const keyOf = (remote: RemoteName, build: string): string => `${remote} ${build}`
export const markCrashed = (remote: RemoteName, build: string): void => void crashed.add(keyOf(remote, build))

const sourcesOf = (remote: RemoteName, plan: RemotePlan): RemoteSource[] => {
  const sources: (RemoteSource | null | undefined)[] = [plan, plan.lastGood, lastMounted(remote)]
  return sources.filter(
    (source, index): source is RemoteSource =>
      Boolean(source) && sources.findIndex((other) => other?.build === source?.build) === index,
  )
}
const uncrashed = (remote: RemoteName, sources: readonly RemoteSource[]): RemoteSource[] =>
  sources.filter(({ build }) => !crashed.has(keyOf(remote, build)))

export const hasFallback = (remote: RemoteName, plan: RemotePlan): boolean =>
  uncrashed(remote, sourcesOf(remote, plan)).length > 0

const candidatesOf = (remote: RemoteName, plan: RemotePlan): [RemoteSource, ...RemoteSource[]] => {
  const [first, ...others] = uncrashed(remote, sourcesOf(remote, plan))
  return first ? [first, ...others] : [plan]
}

export const loadLifecycles = async (
  target: Target,
  plan: RemotePlan | undefined,
): Promise<{ lifecycles: Lifecycles; source: RemoteSource }> => {
  const { remote } = target
  if (!plan) throw new RemoteFailure('unknown', `the registry has no ${remote}`)
  if (plan.isDisabled) throw new RemoteFailure('disabled', `${remote} is switched off`)
  const [first, ...others] = candidatesOf(remote, plan)
  let last: unknown
  try {
    const lifecycles = await loadFrom(target, first, nextAttempt(remote))
    failed.delete(remote)
    return { lifecycles, source: first }
  } catch (error) {
    last = error
    failed.add(remote)
    reportBuild(remote, first.build, false)
  }
  const isIncompatible = last instanceof RemoteFailure
  for (const source of [...(isIncompatible ? [] : [first]), ...others]) {
    attempts += 1
    try {
      return { lifecycles: await loadFrom(target, source, attempts), source }
    } catch (error) {
      last = error
    }
  }
  if (last instanceof RemoteFailure) throw last
  throw new RemoteFailure('load', `${remote} does not load`, { cause: last })
}
