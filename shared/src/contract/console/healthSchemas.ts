import { z } from 'zod'
import { moment } from './people'

export const healthSchemas = {
  getHealth: {
    response: z.strictObject({
      /** Unsent messages by kind, such as `mail`, without those that are no longer retried. */
      outbox: z.array(z.strictObject({ kind: z.string(), waiting: z.int(), oldest_seconds: z.int() })),
      /** E-mails created in the last 24 hours. */
      mails: z.strictObject({
        sent: z.int(),
        failed: z.int(),
        /** Of the failed ones, those that the mail server refused before the last attempt. */
        bounced: z.int(),
        waiting: z.int(),
      }),
      /** Totals of the API's processes, without health probes. */
      traffic: z.strictObject({
        /** Start of the period of `requests` and `errors`: about an hour ago, or later. */
        since: moment,
        requests: z.int(),
        /** Responses with a status of 500 or above. */
        errors: z.int(),
        /** Event streams that are open now. */
        streams: z.int(),
        processes: z.int(),
        unreachable: z.int(),
      }),
      dashboards: z.array(z.string()),
      jobs: z.array(
        z.strictObject({
          name: z.string(),
          last_run: moment.nullable(),
          /** End of the last run without an error; null before the first one. */
          last_success: moment.nullable(),
          /** Failed runs since `last_success`. */
          failures: z.int(),
          is_running: z.boolean(),
          /** Whether it is not running and has not succeeded for more than twice its interval plus 5 minutes. */
          is_late: z.boolean(),
        }),
      ),
    }),
  },
  /** Runs the checks of `ops doctor` except the test mail, on the console's machine. */
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
