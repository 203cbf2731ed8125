import { useState } from 'react'
import { useAuthProvider, useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { CallError } from '../server/callConsole'

/**
 * Runs a call to the API. `isRunning` is true until it ends; a refusal is shown as a notification, and `act` then
 * resolves with undefined.
 */
export const useAct = () => {
  const notify = useNotify()
  const hasProvider = useAuthProvider() !== undefined
  const logOutIfDenied = useLogoutIfAccessDenied()
  const [isRunning, setIsRunning] = useState(false)
  const act = async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    setIsRunning(true)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isLoggedOut = hasProvider && (await logOutIfDenied(error))
      if (!isLoggedOut) notify(error.message, { type: 'error' })
      return undefined
    } finally {
      setIsRunning(false)
    }
  }
  return { act, isRunning }
}
