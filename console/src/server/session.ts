import type { ConsoleOperator, ConsoleResponse } from '@duetto/shared/contract/console'
import { callConsole } from './callConsole'

type Session = ConsoleResponse<'getSession'>

let current: Promise<Session> | null = null

/** Caches the response until `forgetSession` is called; does not cache errors. */
export const readSession = (): Promise<Session> => {
  current ??= callConsole('getSession').catch((error: unknown) => {
    current = null
    throw error
  })
  return current
}

export const forgetSession = (): void => {
  current = null
}

/** Throws unless the operator has completed the log-in. */
export const requireOperator = async (): Promise<ConsoleOperator> => {
  const { operator } = await readSession()
  if (!operator) throw new Error('console.error.login_required')
  return operator
}
