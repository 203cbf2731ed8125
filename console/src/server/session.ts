import type { ConsoleOperator, ConsoleResponse } from '@duetto/shared/contract/console'
import { callConsole } from './callConsole'

type Session = ConsoleResponse<'getSession'>

let current: Promise<Session> | null = null

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

export const requireOperator = async (): Promise<ConsoleOperator> => {
  const { operator } = await readSession()
  if (!operator) throw new Error('console.error.login_required')
  return operator
}
