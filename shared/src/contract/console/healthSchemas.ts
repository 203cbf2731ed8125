import { z } from 'zod'
import { moment } from './people'

export const healthSchemas = {
  getHealth: {
    response: z.strictObject({
      outbox: z.array(z.strictObject({ kind: z.string(), waiting: z.int(), oldest_seconds: z.int() })),
      mails: z.strictObject({
        sent: z.int(),
        failed: z.int(),
        bounced: z.int(),
        waiting: z.int(),
      }),
      traffic: z.strictObject({
        since: moment,
        requests: z.int(),
        errors: z.int(),
        streams: z.int(),
        processes: z.int(),
        unreachable: z.int(),
      }),
      dashboards: z.array(z.string()),
      jobs: z.array(
        z.strictObject({
          name: z.string(),
          last_run: moment.nullable(),
          last_success: moment.nullable(),
          failures: z.int(),
          is_running: z.boolean(),
          is_late: z.boolean(),
        }),
      ),
    }),
  },
  runChecks: {
    response: z.strictObject({
      findings: z.array(
        z.strictObject({
          state: z.enum(['ok', 'warning', 'fault', 'skipped']),
          check: z.string(),
          text: z.string(),
        }),
      ),
    }),
  },
} as const
