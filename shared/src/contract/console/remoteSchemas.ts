import { z } from 'zod'
import { lineSchema } from '../schemas/common'
import { moment, reasonSchema } from './people'

const build = z.strictObject({
  build: z.string(),
  percent: z.int(),
  is_halted: z.boolean(),
  browsers: z.strictObject({ up: z.int(), failed: z.int() }),
  issue: z.string().nullable(),
})
const remotes = z.strictObject({
  revision: z.int(),
  shell: z.string().nullable(),
  remotes: z.array(
    z.strictObject({
      name: z.string(),
      stable: build,
      canary: build.nullable(),
      last_good: z.string().nullable(),
      rolled_back: z.array(
        z.object({ build: z.string(), at: z.string(), by: z.string(), reason: z.string().nullable() }),
      ),
      is_disabled: z.boolean(),
      hours: z.array(z.strictObject({ hour: moment, build: z.string(), up: z.int(), failed: z.int() })),
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
