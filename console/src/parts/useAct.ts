import { useState } from 'react'
import { useAuthProvider, useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { CallError } from '../server/callConsole'

/**
 * Runs a call of the console: tells whether it is running, and reports a refusal. Resolves with undefined if it was
 * refused.
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
