import { linkLifetimeMs } from '@duetto/shared/domain'
import { Banner, ErrorSummary, TextField, formStyle, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CurrentPasswordField, atCurrentPassword } from '../../../widgets/account/CurrentPasswordField'
import { useForm } from '../../../widgets/form/useForm'
import { newEmailError, requiredPasswordError } from '../../../widgets/form/validate'
import { EmailSuggestion } from '../../../widgets/account/EmailSuggestion'
import { useSignUpDispatch } from '../../../state'
import { requestSent } from '../../../entities/requests/slice'
import { useFreshRequest } from '../../../entities/requests/useFreshRequest'
import { FormActions } from './FormActions'
import { settingsMessages } from './messages'

/** The change takes effect when the member opens the e-mailed link (ACCOUNT-05). */
export const EmailForm = ({ current, onClose }: { current: string; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useFreshRequest('requestMailChange')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useForm({
    errors: { email: newEmailError(email, current), password: requiredPasswordError(password) },
    failure: atCurrentPassword(failure),
    onSubmit: () =>
      dispatch(requestSent({ name: 'requestMailChange', body: { email: email.trim(), password } })),
  })
  if (status === 'ready')
    return (
      <Banner tone="success" icon={icons.mail} onClose={onClose}>
        {formatMessage(settingsMessages.emailSent, {
          email: email.trim(),
          hours: linkLifetimeMs.mailChange / 3_600_000,
        })}
      </Banner>
    )
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <h3>{formatMessage(settingsMessages.changeEmail)}</h3>
      <p>{formatMessage(settingsMessages.changeEmailText)}</p>
      <ErrorSummary {...form.summary} />
      <div data-field="email">
        <TextField
          type="email"
          autoComplete="email"
          autoFocus
          label={formatMessage(settingsMessages.newEmail)}
          error={form.errorOf('email')}
          value={email}
          onChange={setEmail}
        />
        <EmailSuggestion email={email} onAccept={setEmail} />
      </div>
      <CurrentPasswordField error={form.errorOf('password')} value={password} onChange={setPassword} />
      {form.general && <Banner tone="danger">{form.general}</Banner>}
      <FormActions isLoading={status === 'loading'} onCancel={onClose}>
        {formatMessage(settingsMessages.sendLink)}
      </FormActions>
    </form>
  )
}
