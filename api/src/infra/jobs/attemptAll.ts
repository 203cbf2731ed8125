import type { Logger } from 'pino'

type Attempt = (fields: object, step: () => Promise<unknown>) => Promise<boolean>

/**
 * Runs the steps of a job, even if some fail. Logs each failure with `message`, and throws an `AggregateError` of them
 * at the end.
 */
export const attemptAll = async (
  log: Pick<Logger, 'error'>,
  message: string,
  run: (attempt: Attempt) => Promise<void>,
): Promise<void> => {
  const errors: unknown[] = []
  await run(async (fields, step) => {
    try {
      await step()
      return true
    } catch (error) {
      log.error({ ...fields, err: error }, message)
      errors.push(error)
      return false
    }
  })
  if (errors.length > 0) throw new AggregateError(errors, message)
}
