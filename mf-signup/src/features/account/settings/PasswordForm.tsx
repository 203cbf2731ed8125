import { Banner, ErrorSummary, formStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CurrentPasswordField, atCurrentPassword } from '../../../widgets/account/CurrentPasswordField'
import { NewPasswordFields } from '../../../widgets/account/NewPasswordFields'
import { useForm } from '../../../widgets/form/useForm'
import { passwordError, repeatError, requiredPasswordError } from '../../../widgets/form/validate'
import { useSignUpDispatch } from '../../../state'
import { requestSent } from '../../../entities/requests/slice'
import { useFreshRequest } from '../../../entities/requests/useFreshRequest'
import { FormActions } from '../../../widgets/form/FormActions'
import { settingsMessages } from './messages'

export const PasswordForm = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useFreshRequest('changePassword')
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const form = useForm({
    errors: {
      old_password: requiredPasswordError(old),
      password: passwordError(password),
      again: repeatError(password, again),
    },
    failure: atCurrentPassword(failure, 'old_password'),
    onSubmit: () => dispatch(requestSent({ name: 'changePassword', body: { old_password: old, password } })),
  })
  if (status === 'ready')
    return (
      <Banner tone="success" onClose={onClose}>
        {formatMessage(settingsMessages.passwordChanged)}
      </Banner>
    )
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <h3>{formatMessage(settingsMessages.changePassword)}</h3>
      <ErrorSummary {...form.summary} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        field="old_password"
        autoFocus
        error={form.errorOf('old_password')}
        value={old}
        onChange={setOld}
      />
      <NewPasswordFields
        password={password}
        again={again}
        onPassword={setPassword}
        onAgain={setAgain}
        errorOf={form.errorOf}
      />
      {form.general && <Banner tone="danger">{form.general}</Banner>}
      <FormActions isLoading={status === 'loading'} onCancel={onClose}>
        {formatMessage(settingsMessages.changePassword)}
      </FormActions>
    </form>
  )
}
