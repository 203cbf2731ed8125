import { useEffect, useState } from 'react'
import { useLogin } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { forgetSession, readSession } from '../server/session'
import { CodeStep } from './CodeStep'
import { EnrolmentStep } from './EnrolmentStep'
import { PasswordStep } from './PasswordStep'
import type { Step } from './Step'

export const LoginPage = () => {
  const enter = useLogin()
  const [step, setStep] = useState<Step | null>(null)
  useEffect(() => {
    // After a reload, continue with the session's current login step.
    readSession().then(
      (session) => setStep(session.step),
      () => setStep('password'),
    )
  }, [])
  const go = (next: Step) => {
    forgetSession()
    if (next === 'done') void enter({})
    else setStep(next)
  }
  const restart = () => {
    forgetSession()
    const showPassword = () => setStep('password')
    callConsole('logout').then(showPassword, showPassword)
  }
  if (step === null) return null
  if (step === 'enrolment') return <EnrolmentStep onStep={go} onRestart={restart} />
  if (step === 'code') return <CodeStep onStep={go} onRestart={restart} />
  return <PasswordStep onStep={go} />
}
