import { operatorLimits } from '@duetto/shared/domain'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '../server/callConsole'

/** Runs a call of the log-in and holds the text of its refusal. */
export const useLoginCall = () => {
  const translate = useTranslate()
  const [error, setError] = useState<string | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const run = async (call: () => Promise<void>): Promise<void> => {
    setIsRunning(true)
    setError(null)
    try {
      await call()
    } catch (caught) {
      if (!(caught instanceof CallError)) throw caught
      const isPassword = caught.code === 'bad_input' && caught.details['field'] === 'password'
      const key = isPassword ? 'console.error.password_short' : caught.message
      setError(translate(key, { count: operatorLimits.passwordMinLength }))
    } finally {
      setIsRunning(false)
    }
  }
  return { run, error, isRunning }
}
