import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { callConsole } from '../server/callConsole'
import { useText } from '../parts/useText'
import { LoginFrame } from './LoginFrame'
import type { Step } from './Step'
import { useLoginCall } from './useLoginCall'

export const PasswordStep = ({ onStep }: { onStep: (step: Step) => void }) => {
  const text = useText()
  const { run, error, isRunning } = useLoginCall()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const submit = () =>
    void run(async () => onStep((await callConsole('login', { body: { login, password } })).step))
  return (
    <LoginFrame heading={text('login.heading')} onSubmit={submit}>
      {error && <Alert severity="error">{error}</Alert>}
      <TextField
        required
        autoFocus
        label={text('login.login')}
        value={login}
        onChange={({ target }) => setLogin(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        required
        type="password"
        label={text('login.password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
      <Button type="submit" variant="contained" disabled={isRunning}>
        {text('login.next')}
      </Button>
    </LoginFrame>
  )
}
