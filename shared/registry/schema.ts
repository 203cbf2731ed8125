import { z } from 'zod'
import { remotes } from '../src/domain/remotes'
import { routesSchema } from './routeSchema'

/** Name of a build, which is also its folder and part of its URLs. */
export const buildNameSchema = z.string().regex(/^[\w.-]{1,64}$/)
const integritySchema = z.string().regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/)
const versions = z.record(z.string(), z.string())
const names = z.record(z.string(), z.array(z.string()))
const eventVersions = z.record(z.string(), z.int())

/** The shell's capabilities, in its build.json and in the registry's shell.json. */
const providesSchema = z.object({
  /** Version of `Platform`. */
  platform: z.string(),
  shared: versions,
  /** Names that each library's facade exports; a library that is not listed is provided whole. */
  names,
  events: eventVersions,
  /** Slots that the shell shows, by the remote that must provide them. */
  slots: z.partialRecord(z.enum(remotes), z.array(z.string())).optional(),
  /** The shell's own routes, by id. */
  routes: z.record(z.string(), z.object({ path: z.string() })).default({}),
})
export type Provides = z.infer<typeof providesSchema>

const requiresSchema = z.object({
  /** Major version of `Platform`. */
  platform: z.string(),
  /** Version ranges of the shared libraries. */
  shared: versions,
  names,
  consumes: eventVersions,
  produces: eventVersions,
})
export type Requires = z.infer<typeof requiresSchema>

/** A package's build.json, written by its build. */
export const manifestSchema = z.object({
  name: z.string(),
  build: buildNameSchema,
  files: z.record(
    z.string(),
    z.object({ integrity: z.string(), bytes: z.int(), brotli: z.int().optional() }),
  ),
  /** Script files of each named chunk group. */
  chunks: z.record(z.string(), z.array(z.string())),
  provides: providesSchema.optional(),
  /** Remotes only. */
  requires: requiresSchema.optional(),
  /** Remotes only. */
  routes: routesSchema.optional(),
  /** Remotes only. */
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
  /** Deadline in ms for loading and mounting the remote in the browser. */
  loadMs: z.int().min(500).max(60_000),
  stable: sourceSchema,
  lastGood: sourceSchema.optional(),
  canary: sourceSchema.extend({ percent: z.int().min(1).max(100), salt: z.string().max(40) }).optional(),
  disabled: z.boolean(),
  /** Newest first. An operator must give a reason to make one of these builds live again. */
  rolledBack: z.array(rolledBackSchema).optional(),
  /** The build that `publish` last made stable, so that a restart of its container does not publish it again. */
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

/** Numbers of browsers in which a build worked or failed, by remote and build, such as `mf-chat b1`. */
const countsByBuild = z.record(z.string(), z.object({ up: z.int(), failed: z.int() }))

/** Contents of `counts/<shell process>.json`. */
export const browserCountsSchema = z.object({
  /** Time of the last write, in ms since the epoch. */
  at: z.int(),
  /** Counts since the process started. Empty once it has stopped. */
  builds: countsByBuild,
  /**
   * Counts of the current and the previous hour, by the hour's start. A shell of the previous release does not write
   * them.
   */
  hours: z.record(z.iso.datetime(), countsByBuild).default({}),
})
export type BrowserCounts = z.infer<typeof browserCountsSchema>

/** Contents of shell.json: the live shell. */
export const liveShellSchema = z.object({ build: z.string(), provides: providesSchema })
export type LiveShell = z.infer<typeof liveShellSchema>
