import type { Logger } from 'pino'

type Attempt = (fields: object, step: () => Promise<unknown>) => Promise<boolean>

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
