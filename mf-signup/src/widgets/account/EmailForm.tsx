import { Banner, ErrorSummary, TextField, formStyle } from '@duetto/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { CurrentPasswordField, atCurrentPassword } from './CurrentPasswordField'
import { useForm } from '../form/useForm'
import { newEmailError, requiredPasswordError } from '../form/validate'
import { EmailSuggestion } from './EmailSuggestion'
import { useSignUpDispatch } from '../../state'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { FormActions } from '../form/FormActions'
import { emailMessages } from './emailMessages'
import { LinkSent } from './LinkSent'

interface EmailFormProps {
  current: string
  initial?: string
  onClose: () => void
  onSent?: (email: string) => void
}

/** The change takes effect when the member opens the e-mailed link (ACCOUNT-05). */
export const EmailForm = ({ current, initial = '', onClose, onSent }: EmailFormProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useFreshRequest('requestMailChange')
  const [email, setEmail] = useState(initial)
  const [password, setPassword] = useState('')
  const form = useForm({
    errors: { email: newEmailError(email, current), password: requiredPasswordError(password) },
    failure: atCurrentPassword(failure),
    onSubmit: () =>
      dispatch(requestSent({ name: 'requestMailChange', body: { email: email.trim(), password } })),
  })
  const reportSent = useEffectEvent(() => onSent?.(email.trim()))
  useEffect(() => {
    if (status === 'ready') reportSent()
  }, [status])
  if (status === 'ready') return <LinkSent email={email.trim()} onClose={onClose} />
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <p>{formatMessage(emailMessages.text)}</p>
      <ErrorSummary {...form.summary} />
      <div data-field="email">
        <TextField
          type="email"
          autoComplete="email"
          autoFocus
          label={formatMessage(emailMessages.label)}
          error={form.errorOf('email')}
          value={email}
          onChange={setEmail}
        />
        <EmailSuggestion email={email} onAccept={setEmail} />
      </div>
      <CurrentPasswordField error={form.errorOf('password')} value={password} onChange={setPassword} />
      {form.general && <Banner tone="danger">{form.general}</Banner>}
      <FormActions isLoading={status === 'loading'} onCancel={onClose}>
        {formatMessage(emailMessages.send)}
      </FormActions>
    </form>
  )
}
