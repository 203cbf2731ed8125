import { Banner, ErrorSummary, TextField, formStyle, useFocusInvalid } from '@duetto/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** `correction`: of an address that is not confirmed yet. The e-mail also has a code. */
  kind?: 'change' | 'correction'
  current: string
  initial?: string
  onClose: () => void
  /** Called with the address that received the e-mail, or with the current one if the member did not change it. */
  onDone?: (email: string) => void
}

/** The change takes effect when the member opens the e-mailed link (ACCOUNT-05) or types the e-mailed code. */
export const EmailForm = ({ kind = 'change', current, initial = '', onClose, onDone }: EmailFormProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useFreshRequest('requestMailChange')
  const [email, setEmail] = useState(initial)
  const [password, setPassword] = useState('')
  const isCorrection = kind === 'correction'
  const isUnchanged = isCorrection && email.trim().toLowerCase() === current
  const form = useForm({
    errors: {
      email: isUnchanged ? null : newEmailError(email, current),
      password: isUnchanged ? null : requiredPasswordError(password),
    },
    failure: atCurrentPassword(failure),
    onSubmit: () =>
      isUnchanged
        ? onDone?.(current)
        : dispatch(requestSent({ name: 'requestMailChange', body: { email: email.trim(), password } })),
  })
  const formRef = useRef<HTMLFormElement>(null)
  useFocusInvalid(formRef, isCorrection ? form.summary.attempts : 0)
  const reportSent = useEffectEvent(() => onDone?.(email.trim()))
  useEffect(() => {
    if (status === 'ready') reportSent()
  }, [status])
  if (status === 'ready') return <LinkSent email={email.trim()} onClose={onClose} />
  return (
    <form ref={formRef} css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <p>{formatMessage(isCorrection ? emailMessages.correctionText : emailMessages.text)}</p>
      {!isCorrection && <ErrorSummary {...form.summary} />}
      <div data-field="email">
        <TextField
          type="email"
          autoComplete="email"
          autoFocus
          label={formatMessage(isCorrection ? emailMessages.rightLabel : emailMessages.label)}
          error={form.errorOf('email')}
          value={email}
          onChange={setEmail}
        />
        <EmailSuggestion email={email} onAccept={setEmail} />
      </div>
      <CurrentPasswordField error={form.errorOf('password')} value={password} onChange={setPassword} />
      {form.general && <Banner tone="danger">{form.general}</Banner>}
      <FormActions isLoading={status === 'loading'} onCancel={onClose}>
        {formatMessage(isCorrection ? emailMessages.sendCode : emailMessages.send)}
      </FormActions>
    </form>
  )
}
