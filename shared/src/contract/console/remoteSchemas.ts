import { z } from 'zod'
import { lineSchema } from '../schemas/common'
import { moment, reasonSchema } from './people'

const build = z.strictObject({
  build: z.string(),
  /** Share of the browsers that get this build. */
  percent: z.int(),
  /** Halted because it failed in too many browsers. */
  is_halted: z.boolean(),
  /** Browsers that reported it, counted by the running shell processes since they started. */
  browsers: z.strictObject({ up: z.int(), failed: z.int() }),
  /** Why it does not fit the live shell, or null. */
  issue: z.string().nullable(),
})
const remotes = z.strictObject({
  revision: z.int(),
  /** Build of the live shell; null before its first start. */
  shell: z.string().nullable(),
  remotes: z.array(
    z.strictObject({
      name: z.string(),
      stable: build,
      canary: build.nullable(),
      /** The previous build, to which a rollback returns unless there is a canary. */
      last_good: z.string().nullable(),
      rolled_back: z.array(
        z.object({ build: z.string(), at: z.string(), by: z.string(), reason: z.string().nullable() }),
      ),
      is_disabled: z.boolean(),
      /** Browsers that reported a build within an hour, oldest first; hours without reports are absent. */
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
/** `revision` is the one that the operator saw. The server rejects the call if the registry has changed since. */
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
