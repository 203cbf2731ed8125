import { useState } from 'react'
import { useAuthProvider, useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { CallError } from '../server/callConsole'

/**
 * Runs a call to the API. `isRunning` is true until it ends. A refusal is shown as a notification, passed to
 * `onRefused`, or ends the session; `act` then resolves with undefined. Other errors reject.
 */
export const useAct = () => {
  const notify = useNotify()
  const hasProvider = useAuthProvider() !== undefined
  const logOutIfDenied = useLogoutIfAccessDenied()
  const [isRunning, setIsRunning] = useState(false)
  const act = async <Result>(
    run: () => Promise<Result>,
    onRefused = ({ message, details }: CallError): void =>
      notify(message, { type: 'error', messageArgs: details }),
  ): Promise<Result | undefined> => {
    setIsRunning(true)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isLoggedOut = hasProvider && (await logOutIfDenied(error))
      if (!isLoggedOut) onRefused(error)
      return undefined
    } finally {
      setIsRunning(false)
    }
  }
  return { act, isRunning }
}
