import { limits } from '@duetto/shared/domain'
import { Banner, ErrorSummary, formStyle, TextField } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CurrentPasswordField, atCurrentPassword } from '../../../widgets/account/CurrentPasswordField'
import { requiredPasswordError } from '../../../widgets/form/validate'
import { useForm } from '../../../widgets/form/useForm'
import { enrolmentRequested } from '../../../entities/passkeys/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { FormActions } from '../../../widgets/form/FormActions'
import { passkeyMessages } from './passkeyMessages'

export const PasskeyForm = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { status, problem } = useSignUpSelector((state) => state.passkeys.enrolment)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const failure = problem && typeof problem === 'object' ? problem : null
  const form = useForm({
    errors: { password: requiredPasswordError(password) },
    failure: atCurrentPassword(failure),
    onSubmit: () => dispatch(enrolmentRequested({ name, password })),
  })
  return (
    <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
      <h3>{formatMessage(passkeyMessages.add)}</h3>
      <ErrorSummary {...form.summary} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        autoFocus
        autoComplete="off"
        maxLength={limits.passkeyNameMaxCodePoints}
        label={formatMessage(passkeyMessages.name)}
        hint={formatMessage(passkeyMessages.nameHint)}
        value={name}
        onChange={setName}
      />
      <CurrentPasswordField error={form.errorOf('password')} value={password} onChange={setPassword} />
      {form.general && <Banner tone="danger">{form.general}</Banner>}
      {problem === 'none' && <Banner tone="secondary">{formatMessage(passkeyMessages.notCreated)}</Banner>}
      {problem === 'known' && <Banner tone="secondary">{formatMessage(passkeyMessages.known)}</Banner>}
      <FormActions isLoading={status === 'loading'} onCancel={onClose}>
        {formatMessage(passkeyMessages.add)}
      </FormActions>
    </form>
  )
}
