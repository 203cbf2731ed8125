import { z } from 'zod'
import { lineSchema, okSchema, textSchema } from '../schemas/common'

export const hostSchema = z.union([z.literal('*'), z.hostname()])

const setting = z.strictObject({
  name: z.string(),
  meaning: z.string(),
  default: z.json(),
  for_all: z.json(),
  for_host: z.json(),
  schema: z.record(z.string(), z.json()),
})

export const settingsCalls = {
  listSettings: {
    query: z.strictObject({ host: hostSchema.default('*') }),
    response: z.strictObject({ hosts: z.array(z.string()), settings: z.array(setting) }),
  },
  changeSetting: {
    body: z.strictObject({
      host: hostSchema,
      name: lineSchema(100, 1),
      value: z.json(),
      /** Stored value that the operator saw, null if none. If it has changed, the call fails with `conflict`. */
      seen: z.json(),
      reason: textSchema(1000),
    }),
    response: okSchema,
  },
}
