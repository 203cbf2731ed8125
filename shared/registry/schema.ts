import { z } from 'zod'
import { remotes } from '../src/domain/remotes'
import { routesSchema } from './routeSchema'

export const buildNameSchema = z.string().regex(/^[\w-][\w.-]{0,63}$/)
const integritySchema = z.string().regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/)
const versions = z.record(z.string(), z.string())
const names = z.record(z.string(), z.array(z.string()))
const eventVersions = z.record(z.string(), z.int())

const providesSchema = z.object({
  platform: z.string(),
  shared: versions,
  /** Exports of each library's facade. Unlisted libraries are provided whole. */
  names,
  events: eventVersions,
  slots: z.partialRecord(z.enum(remotes), z.array(z.string())).optional(),
  routes: z.record(z.string(), z.object({ path: z.string() })).default({}),
})
export type Provides = z.infer<typeof providesSchema>

const requiresSchema = z.object({
  platform: z.string(),
  shared: versions,
  names,
  consumes: eventVersions,
  produces: eventVersions,
})
export type Requires = z.infer<typeof requiresSchema>

export const manifestSchema = z.object({
  name: z.string(),
  build: buildNameSchema,
  files: z.record(
    z.string(),
    z.object({ integrity: z.string(), bytes: z.int(), brotli: z.int().optional() }),
  ),
  chunks: z.record(z.string(), z.array(z.string())),
  provides: providesSchema.optional(),
  requires: requiresSchema.optional(),
  routes: routesSchema.optional(),
  slots: z.array(z.string()).optional(),
})
export type BuildManifest = z.infer<typeof manifestSchema>

const sourceSchema = z.object({
  build: buildNameSchema,
  entry: z.string().regex(/^\/r\/[\w./-]+$/),
  integrity: integritySchema,
})
export type Source = z.infer<typeof sourceSchema>

const rolledBackSchema = sourceSchema.extend({
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string().nullable(),
})
export type RolledBack = z.infer<typeof rolledBackSchema>

const entrySchema = z.object({
  loadMs: z.int().min(500).max(60_000),
  stable: sourceSchema,
  lastGood: sourceSchema.optional(),
  canary: sourceSchema.extend({ percent: z.int().min(1).max(100), salt: z.string().max(40) }).optional(),
  disabled: z.boolean(),
  rolledBack: z.array(rolledBackSchema).optional(),
  /** Last published build. A restart of the remote's container must not publish it again. */
  published: buildNameSchema.optional(),
})
export type RegistryEntry = z.infer<typeof entrySchema>

export const registrySchema = z.object({
  schema: z.literal(1),
  revision: z.int().nonnegative(),
  remotes: z.partialRecord(z.enum(remotes), entrySchema),
})
export type Registry = z.infer<typeof registrySchema>
export const emptyRegistry: Registry = { schema: 1, revision: 0, remotes: {} }

export const countsEveryMs = 60_000

const countsByBuild = z.record(z.string(), z.object({ up: z.int(), failed: z.int() }))

export const browserCountsSchema = z.object({
  at: z.int(),
  builds: countsByBuild,
  /** Counts of the current and the previous hour, keyed by the start of the hour. Older shells omit them. */
  hours: z.record(z.iso.datetime(), countsByBuild).default({}),
})
export type BrowserCounts = z.infer<typeof browserCountsSchema>

export const liveShellSchema = z.object({ build: z.string(), provides: providesSchema })
export type LiveShell = z.infer<typeof liveShellSchema>
