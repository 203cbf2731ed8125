import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { operatorLimits } from '@duetto/shared/domain'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { callConsole } from '../server/callConsole'
import { Panel } from '../parts/Panel'
import { useText } from '../parts/useText'
import { CodeField } from './CodeField'
import { LoginFrame } from './LoginFrame'
import type { Step } from './Step'
import { useLoginCall } from './useLoginCall'

const qrPx = 184

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

interface Props {
  onStep: (step: Step) => void
  onRestart: () => void
}

export const EnrolmentStep = ({ onStep, onRestart }: Props) => {
  const text = useText()
  const { run, error, isRunning } = useLoginCall()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const count = operatorLimits.passwordMinLength
  const submit = () =>
    void run(async () => onStep((await callConsole('finishEnrolment', { body: { code, password } })).step))
  return (
    <LoginFrame heading={text('login.enrolHeading')} onSubmit={submit}>
      <Typography>{text('login.enrolIntro')}</Typography>
      <Panel name={['enrolment']} load={() => callConsole('startEnrolment')}>
        {({ secret, uri }) => (
          <>
            <Box sx={{ justifySelf: 'center', bgcolor: '#fff', p: 1.5, borderRadius: 1, lineHeight: 0 }}>
              <QRCodeSVG value={uri} size={qrPx} title={text('login.qr')} />
            </Box>
            <Typography variant="body2" sx={{ textAlign: 'center' }}>
              {`${text('login.key')}: `}
              <Box component="code" sx={{ fontSize: '1rem' }}>
                {grouped(secret)}
              </Box>
            </Typography>
          </>
        )}
      </Panel>
      {error && <Alert severity="error">{error}</Alert>}
      <CodeField value={code} onChange={setCode} />
      <TextField
        required
        type="password"
        label={text('login.newPassword', { count })}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'new-password', minLength: count } }}
      />
      <Button type="submit" variant="contained" disabled={isRunning}>
        {text('login.enrol')}
      </Button>
      <Button onClick={onRestart}>{text('login.back')}</Button>
    </LoginFrame>
  )
}
