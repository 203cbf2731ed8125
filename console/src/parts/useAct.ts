import { useState } from 'react'
import { useAuthProvider, useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { CallError } from '../server/callConsole'

/** Translation keys by API error code. They override the default error messages. */
export type Refusals = Readonly<Record<string, string>>

/**
 * `act` catches a `CallError` and resolves to undefined: a 401 logs the operator out, any other error is passed to
 * `refusals` if that is a function, or shown as a notification. It rejects on errors of other types.
 */
export const useAct = () => {
  const notify = useNotify()
  const hasProvider = useAuthProvider() !== undefined
  const logOutIfDenied = useLogoutIfAccessDenied()
  const [isRunning, setIsRunning] = useState(false)
  const act = async <Result>(
    run: () => Promise<Result>,
    refusals: Refusals | ((error: CallError) => void) = {},
  ): Promise<Result | undefined> => {
    setIsRunning(true)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (hasProvider && (await logOutIfDenied(error))) return undefined
      if (typeof refusals === 'function') refusals(error)
      else notify(refusals[error.code] ?? error.message, { type: 'error', messageArgs: error.details })
      return undefined
    } finally {
      setIsRunning(false)
    }
  }
  return { act, isRunning }
}
