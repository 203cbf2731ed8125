import { operatorLimits } from '@duetto/shared/domain'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '../server/callConsole'

const keyOf = ({ code, message, details }: CallError): string => {
  if (code === 'bad_input' && details['field'] === 'password') return 'console.error.password_short'
  return code === 'login_blocked' && Number(details['minutes']) > 60
    ? 'console.error.login_blocked_day'
    : message
}

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
      setError(translate(keyOf(caught), { ...caught.details, count: operatorLimits.passwordMinLength }))
    } finally {
      setIsRunning(false)
    }
  }
  return { run, error, isRunning }
}
