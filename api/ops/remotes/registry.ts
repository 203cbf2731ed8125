import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from '@duetto/shared/domain'
import { misfits } from '@duetto/shared/build/fit'
import type { Gives, Needs } from '@duetto/shared/build/fit'
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

const buildSchema = z.object({
  build: z.string().regex(/^[\w.-]{1,64}$/),
  files: z.record(z.string(), z.object({ integrity: z.string().startsWith('sha384-') })),
  needs: z.looseObject({ platform: z.string() }).transform((needs) => needs as unknown as Needs),
})
/** Written by the shell when it starts. */
const shellSchema = z.object({
  build: z.string(),
  gives: z.looseObject({ platform: z.string() }).transform((gives) => gives as unknown as Gives),
})

const fileOf = (dir: string) => join(dir, 'remotes.json')

export const readRegistry = (dir: string): Registry => {
  if (!existsSync(fileOf(dir))) throw new OpsFault(`There is no registry in ${dir}. Set REGISTRY_DIR.`)
  return registrySchema.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')))
}

/**
 * Changes one remote's entry, if nobody changed the registry since `revision` was read. The folder `.lock` is
 * shared with the publishing scripts; readers see the old file or the new one, never half of one.
 */
export const changeEntry = (
  dir: string,
  name: string,
  { revision, change }: { revision?: number; change: (entry: RegistryEntry) => RegistryEntry },
): Registry => {
  const lock = join(dir, '.lock')
  try {
    mkdirSync(lock)
  } catch {
    throw new OpsFault('Somebody else changes the registry now. Try again.')
  }
  try {
    const registry = readRegistry(dir)
    if (revision !== undefined && registry.revision !== revision)
      throw new OpsFault(
        `The registry is at revision ${registry.revision} by now, not ${revision}. Look again.`,
      )
    const known = registry.remotes[name as keyof Registry['remotes']]
    if (!known) throw new OpsFault(`The registry knows no ${name}.`)
    const next = {
      ...registry,
      revision: registry.revision + 1,
      remotes: { ...registry.remotes, [name]: change(known) },
    }
    writeFileSync(`${fileOf(dir)}.new`, JSON.stringify(next, null, 1))
    renameSync(`${fileOf(dir)}.new`, fileOf(dir))
    return next
  } finally {
    rmSync(lock, { recursive: true })
  }
}

/** The live shell must give all that a build needs. */
const checkFit = (dir: string, build: string, needs: Needs): void => {
  const file = join(dir, 'shell.json')
  if (!existsSync(file)) throw new OpsFault(`${dir} does not say which shell is live. Start the shell first.`)
  const shell = shellSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const faults = misfits(needs, shell.gives)
  if (faults.length > 0)
    throw new OpsFault(`${build} does not fit the live shell ${shell.build}: ${faults.join('; ')}.`)
}

/** A canary that was stopped for its failures may be given again. */
export const unstop = (dir: string, name: string, build: string): void =>
  rmSync(join(dir, 'stopped', `${name}@${build}`), { force: true })

export const isStopped = (dir: string, name: string, build: string): boolean =>
  existsSync(join(dir, 'stopped', `${name}@${build}`))

/** Checks a built folder file by file, and against the live shell, and copies it to its immutable place; gives what the registry says of it. */
export const takeBuild = (dir: string, name: string, from: string): z.infer<typeof sourceSchema> => {
  const manifest = join(from, 'build.json')
  if (!existsSync(manifest)) throw new OpsFault(`${from} holds no build.json.`)
  const { build, files, needs } = buildSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  for (const [file, { integrity }] of Object.entries(files)) {
    const path = join(from, file)
    const hash = existsSync(path) && createHash('sha384').update(readFileSync(path)).digest('base64')
    if (integrity !== `sha384-${hash}`) throw new OpsFault(`${file} is missing or not what build.json says.`)
  }
  checkFit(dir, build, needs)
  const entryFile = Object.keys(files).find((file) => /^entry\.\w+\.js$/.test(file))
  if (!entryFile) throw new OpsFault('build.json names no entry.')
  const target = join(dir, 'r', name, build)
  if (!existsSync(join(target, 'build.json'))) {
    mkdirSync(join(dir, 'r', name), { recursive: true })
    cpSync(from, target, { recursive: true })
  }
  return { build, entry: `/r/${name}/${build}/${entryFile}`, integrity: files[entryFile]?.integrity ?? '' }
}
