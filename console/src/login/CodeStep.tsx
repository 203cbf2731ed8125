import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { callConsole } from '../server/callConsole'
import { useText } from '../parts/useText'
import { CodeField } from './CodeField'
import { LoginFrame } from './LoginFrame'
import type { Step } from './Step'
import { useLoginCall } from './useLoginCall'

interface Props {
  onStep: (step: Step) => void
  onRestart: () => void
}

export const CodeStep = ({ onStep, onRestart }: Props) => {
  const text = useText()
  const { run, error, isRunning } = useLoginCall()
  const [code, setCode] = useState('')
  const submit = () =>
    void run(async () => onStep((await callConsole('confirmCode', { body: { code } })).step))
  return (
    <LoginFrame heading={text('login.codeHeading')} onSubmit={submit}>
      <Typography>{text('login.codeIntro')}</Typography>
      {error && <Alert severity="error">{error}</Alert>}
      <CodeField autoFocus value={code} onChange={setCode} />
      <Button type="submit" variant="contained" disabled={isRunning}>
        {text('login.confirm')}
      </Button>
      <Button onClick={onRestart}>{text('login.back')}</Button>
    </LoginFrame>
  )
}
