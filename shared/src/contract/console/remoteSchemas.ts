import { z } from 'zod'
import { lineSchema } from '../schemas/common'
import { moment, reasonSchema } from './people'

const build = z.strictObject({
  build: z.string(),
  /** Share of the browsers that get this build while it is neither halted nor disabled. */
  percent: z.int(),
  /** Whether it was halted because it failed in too many browsers. */
  is_halted: z.boolean(),
  /** Browsers that reported it, counted by the running shell processes since they started. */
  browsers: z.strictObject({ up: z.int(), failed: z.int() }),
  /** Why the build is missing or does not fit the live shell; otherwise null. */
  issue: z.string().nullable(),
})
const remotes = z.strictObject({
  revision: z.int(),
  /** Build of the live shell; null before a shell has started. */
  shell: z.string().nullable(),
  remotes: z.array(
    z.strictObject({
      name: z.string(),
      stable: build,
      canary: build.nullable(),
      /** Build to which a rollback returns unless there is a canary; null if there is none. */
      last_good: z.string().nullable(),
      rolled_back: z.array(
        z.object({ build: z.string(), at: z.string(), by: z.string(), reason: z.string().nullable() }),
      ),
      is_disabled: z.boolean(),
      /** Browsers that reported a build, by hour, oldest first. Hours without reports are absent. */
      hours: z.array(z.strictObject({ hour: moment, build: z.string(), up: z.int(), failed: z.int() })),
      /** Latest first. */
      acts: z.array(
        z.strictObject({
          at: moment,
          actor: z.string(),
          action: z.string(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  ),
})
/** `revision` is the one that the operator saw. If it is outdated, the call fails with `registry_refused`. */
const change = {
  body: z.strictObject({ name: lineSchema(40, 1), revision: z.int(), reason: reasonSchema }),
  response: remotes,
}

export const remoteSchemas = {
  listRemotes: { response: remotes },
  promoteRemote: change,
  rollBackRemote: change,
  disableRemote: change,
  enableRemote: change,
} as const
