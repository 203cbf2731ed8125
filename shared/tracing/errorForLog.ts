interface ErrorLike {
  name?: string
  message: string
  stack?: string
  cause?: unknown
  errors?: unknown
  code?: unknown
}

interface LoggedError {
  type: string
  message: string
  stack: string
  [field: string]: unknown
}

interface ErrorSerializer {
  (error: ErrorLike, causes?: number): LoggedError
  (error: unknown, causes?: number): unknown
}

/** Fields that name parts of the program or the schema. Others, such as Postgres' `detail`, can contain members' data. */
const loggedFields = [
  'code',
  'errno',
  'syscall',
  'statusCode',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
]
const causesMax = 5

const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof (error as { message?: unknown } | null | undefined)?.message === 'string'

/** Messages of SQLSTATE class 22 quote the rejected value. */
const messageOf = ({ code, message }: ErrorLike): string =>
  typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? message.replace(/".*"/s, '"…"') : message

export const stackForLog = (error: ErrorLike): string => {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name ?? 'Error'}: ${messageOf(error)}`, ...frames].join('\n')
}

/**
 * Serializes errors for the key `err` of all loggers. Keeps the type, message, stack frames, causes and `loggedFields`,
 * and drops all other fields. Redacts only messages of SQLSTATE class 22, so others must not contain members' data.
 */
export const errorForLog = ((error: unknown, causes = 0): unknown => {
  if (!isErrorLike(error)) return typeof error === 'object' ? '[object]' : error
  const fields = Object.entries(error).filter(
    ([name, value]) => loggedFields.includes(name) && typeof value !== 'object',
  )
  const serialize = (inner: unknown): unknown => errorForLog(inner, causes + 1)
  const isDeep = causes === causesMax
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: stackForLog(error),
    ...(Object.fromEntries(fields) as Record<string, unknown>),
    ...(error.cause === undefined || isDeep ? {} : { cause: serialize(error.cause) }),
    ...(Array.isArray(error.errors) && !isDeep ? { errors: error.errors.map(serialize) } : {}),
  }
}) as ErrorSerializer
