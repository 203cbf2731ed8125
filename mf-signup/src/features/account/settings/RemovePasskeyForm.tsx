import { Banner, formStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CurrentPasswordField, atCurrentPassword } from '../../../widgets/account/CurrentPasswordField'
import { requiredPasswordError } from '../../../widgets/form/validate'
import { useForm } from '../../../widgets/form/useForm'
import { requestSent } from '../../../entities/requests/slice'
import { useFreshRequest } from '../../../entities/requests/useFreshRequest'
import type { OwnPasskey } from '../../../entities/settings/slice'
import { useSignUpDispatch } from '../../../state'
import { FormActions } from '../../../widgets/form/FormActions'
import { passkeyMessages } from './passkeyMessages'

interface RemovePasskeyFormProps {
  passkey: OwnPasskey
  email: string
  onClose: () => void
}

export const RemovePasskeyForm = ({ passkey: { id, name }, email, onClose }: RemovePasskeyFormProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useFreshRequest('removePasskey')
  const [password, setPassword] = useState('')
  const form = useForm({
    errors: { password: requiredPasswordError(password) },
    failure: atCurrentPassword(failure),
    onSubmit: () => dispatch(requestSent({ name: 'removePasskey', body: { passkey: id, password } })),
  })
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <h3>{formatMessage(passkeyMessages.removeName, { name })}</h3>
      <p>{formatMessage(passkeyMessages.removeText)}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        autoFocus
        error={form.errorOf('password')}
        value={password}
        onChange={setPassword}
      />
      {form.general && <Banner tone="danger">{form.general}</Banner>}
      <FormActions isLoading={status === 'loading'} onCancel={onClose}>
        {formatMessage(passkeyMessages.remove)}
      </FormActions>
    </form>
  )
}
