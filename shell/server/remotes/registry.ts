import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { emptyRegistry, registryFile, registrySchema } from '@duetto/shared/registry'
import type { Registry, RegistryEntry, Source } from '@duetto/shared/registry'
import type { RemotePlan } from '../../common/BootData'

/** webpack's first build may still be running in development. */
const DEV_LOAD_MS = 60_000

export interface RegistryState {
  registry: Registry
  error: string | null
}

/**
 * The returned function never rejects: if remotes.json is missing or invalid, it returns the last valid registry, or an
 * empty one, and the error. Otherwise, the error is that of the mirror.
 */
export const createRegistryReader = (
  dir: string,
  mirrorError: () => string | null = () => null,
): (() => Promise<RegistryState>) => {
  const file = registryFile(dir)
  let stamp = ''
  let state: RegistryState = { registry: emptyRegistry, error: 'no registry has been read yet' }

  return async () => {
    try {
      const { mtimeMs, size } = await stat(file)
      if (`${mtimeMs}-${size}` === stamp) return { ...state, error: mirrorError() }
      const registry = registrySchema.parse(JSON.parse(await readFile(file, 'utf8')))
      stamp = `${mtimeMs}-${size}`
      state = { registry, error: mirrorError() }
    } catch (error) {
      state = { ...state, error: error instanceof Error ? error.message : String(error) }
    }
    return state
  }
}

export type Plans = Partial<Record<RemoteName, RemotePlan>>

/** With the same salt, a higher percentage only adds browsers. */
const isChosen = ({ percent, salt }: { percent: number; salt: string }, browser: string): boolean =>
  createHash('sha256').update(`${salt} ${browser}`).digest().readUInt32BE() % 100 < percent

interface PlanInput {
  browser: string
  isHalted: (remote: RemoteName, build: string) => boolean
}

const liveSource = (
  name: RemoteName,
  { stable, lastGood }: RegistryEntry,
  isHalted: PlanInput['isHalted'],
): Pick<RegistryEntry, 'lastGood'> & Source =>
  lastGood && isHalted(name, stable.build) && !isHalted(name, lastGood.build)
    ? lastGood
    : { ...stable, lastGood }

export const planRemotes = (registry: Registry, { browser, isHalted }: PlanInput): Plans => {
  const plans: Plans = {}
  for (const name of remotes) {
    const entry = registry.remotes[name]
    if (!entry) continue
    const { canary, loadMs, disabled } = entry
    const live = liveSource(name, entry, isHalted)
    const common = { loadMs, isDisabled: disabled }
    if (canary && browser && !isHalted(name, canary.build) && isChosen(canary, browser)) {
      const { build, entry: address, integrity } = canary
      plans[name] = { build, entry: address, integrity, lastGood: live, ...common }
    } else plans[name] = { ...live, ...common }
  }
  return plans
}

export const devPlans = (entries: Partial<Record<RemoteName, string>>): Plans =>
  Object.fromEntries(
    remotes.flatMap((name) => {
      const entry = entries[name]
      return entry ? [[name, { build: 'dev', entry, loadMs: DEV_LOAD_MS, isDisabled: false }]] : []
    }),
  )
