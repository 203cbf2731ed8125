export class DbUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause })
    this.name = 'DbUnavailable'
  }
}

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' &&
  (constraint === undefined || (error as { constraint?: unknown }).constraint === constraint)

export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23514' &&
  (constraint === undefined || (error as { constraint?: unknown }).constraint === constraint)

export const isDataError = (error: unknown): boolean => codeOf(error).startsWith('22')

/** SQLSTATE class 53. The database may still answer reads. */
export const isOutOfResources = (error: unknown): boolean => codeOf(error).startsWith('53')

export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

const attempts = 3

export const retryDeadlock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]
const serverCodes = ['57P01', '57P02', '57P03', '53300', '25006']
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Query read timeout/i

export const isConnectionError = (error: unknown): boolean => {
  if (error instanceof DbUnavailable) return true
  if (error instanceof AggregateError) return error.errors.some(isConnectionError)
  const code = codeOf(error)
  if (networkCodes.includes(code) || serverCodes.includes(code) || code.startsWith('08')) return true
  return error instanceof Error && messages.test(error.message)
}

export const whileConnecting = async <Result>(opening: Promise<Result>): Promise<Result> => {
  try {
    return await opening
  } catch (error) {
    throw error instanceof DbUnavailable ? error : new DbUnavailable(error)
  }
}

export const translated = (error: unknown): unknown =>
  isConnectionError(error) && !(error instanceof DbUnavailable) ? new DbUnavailable(error) : error

/**
 * True if the statement had no effect because it hit lock_timeout, a migration invalidated its prepared statement or,
 * behind a pooler, the prepared statement is missing or already exists.
 */
export const isRetryableOnPool = (error: unknown): boolean =>
  ['55P03', '0A000', '26000', '42P05'].includes(codeOf(error))
