import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { z } from 'zod'
import type { RemotePlan } from '../boot/BootData'

const sourceSchema = z.object({
  build: z.string().regex(/^[\w.-]{1,64}$/),
  entry: z.string().regex(/^\/r\/[\w./-]+$/),
  integrity: z.string().startsWith('sha384-'),
})
const registrySchema = z.object({
  schema: z.literal(1),
  revision: z.int().nonnegative(),
  remotes: z.partialRecord(
    z.enum(remotes),
    z.object({
      contract: z.string(),
      loadMs: z.int().min(500).max(60_000),
      stable: sourceSchema,
      lastGood: sourceSchema.optional(),
      disabled: z.boolean(),
    }),
  ),
})
export type Registry = z.infer<typeof registrySchema>

export interface RegistryState {
  registry: Registry
  /** What is wrong with the file now; the registry above is then the last one that was right. */
  fault: string | null
}

const empty: Registry = { schema: 1, revision: 0, remotes: {} }

/**
 * Reads remotes.json again whenever it changes. A broken or missing file changes nothing on the live site:
 * the last good registry goes on, and the fault is told at /__shell/health.
 */
export const createRegistryReader = (dir: string): (() => Promise<RegistryState>) => {
  const file = join(dir, 'remotes.json')
  let stamp = ''
  let state: RegistryState = { registry: empty, fault: 'no registry has been read yet' }

  return async () => {
    try {
      const { mtimeMs, size } = await stat(file)
      if (`${mtimeMs}-${size}` === stamp) return state
      const registry = registrySchema.parse(JSON.parse(await readFile(file, 'utf8')))
      stamp = `${mtimeMs}-${size}`
      state = { registry, fault: null }
    } catch (error) {
      state = { ...state, fault: error instanceof Error ? error.message : String(error) }
    }
    return state
  }
}

/** What the page is told of each remote. */
export const planRemotes = (registry: Registry): Partial<Record<RemoteName, RemotePlan>> =>
  Object.fromEntries(
    Object.entries(registry.remotes).map(([name, { stable, lastGood, loadMs, disabled }]) => [
      name,
      { ...stable, lastGood, loadMs, isDisabled: disabled },
    ]),
  )
