import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as folder from '@duetto/shared/build/registryFolder'
import type { Source } from '@duetto/shared/build/registryFolder'
import { remotes } from '@duetto/shared/domain'
import { z } from 'zod'
import { OpsFault } from '../Context'

const sourceSchema = z.object({ build: z.string(), entry: z.string(), integrity: z.string() })
const entrySchema = z.looseObject({
  stable: sourceSchema,
  lastGood: sourceSchema.optional(),
  canary: sourceSchema.extend({ percent: z.int().min(1).max(100), salt: z.string() }).optional(),
  disabled: z.boolean(),
})
const registrySchema = z.object({
  schema: z.literal(1),
  revision: z.int().nonnegative(),
  remotes: z.partialRecord(z.enum(remotes), entrySchema),
})
export type Registry = z.infer<typeof registrySchema>
export type RegistryEntry = z.infer<typeof entrySchema>

/** What is at fault with the folder is said to the operator as it is. */
const told = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    throw error instanceof folder.RegistryFault ? new OpsFault(error.message) : error
  }
}

export const readRegistry = (dir: string): Registry => {
  const registry = folder.readRegistry(dir)
  if (registry === null) throw new OpsFault(`There is no registry in ${dir}. Set REGISTRY_DIR.`)
  return registrySchema.parse(registry)
}

/** Changes one remote's entry, if nobody changed the registry since `revision` was read. */
export const changeEntry = (
  dir: string,
  name: string,
  { revision, change }: { revision?: number; change: (entry: RegistryEntry) => RegistryEntry },
): Registry => {
  // Says so where there is none: to the change it is an empty one.
  readRegistry(dir)
  return told(() =>
    folder.changeRegistry(dir, (read) => {
      const registry = registrySchema.parse(read)
      if (revision !== undefined && registry.revision !== revision)
        throw new OpsFault(
          `The registry is at revision ${registry.revision} by now, not ${revision}. Look again.`,
        )
      const known = registry.remotes[name as keyof Registry['remotes']]
      if (!known) throw new OpsFault(`The registry knows no ${name}.`)
      return { ...registry, remotes: { ...registry.remotes, [name]: change(known) } }
    }),
  )
}

/** A canary that was stopped for its failures may be given again. */
export const unstop = (dir: string, name: string, build: string): void =>
  rmSync(join(dir, 'stopped', `${name}@${build}`), { force: true })

export const isStopped = (dir: string, name: string, build: string): boolean =>
  existsSync(join(dir, 'stopped', `${name}@${build}`))

/** Takes a built folder that fits the live shell into the registry's folder; gives what the registry says of it. */
export const takeBuild = (dir: string, name: string, from: string): Source => {
  const shell = folder.readShell(dir)
  if (!shell) throw new OpsFault(`${dir} does not say which shell is live. Start the shell first.`)
  return told(() => folder.takeBuild({ dir, name, from, shell }))
}
