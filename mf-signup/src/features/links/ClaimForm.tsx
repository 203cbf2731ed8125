import { limits } from '@duetto/shared/domain'
import type { Failure } from '@duetto/shared/redux'
import { Banner, Button, ErrorSummary, PasswordField, formStyle } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorMessages } from '../../widgets/form/errorMessages'
import { passwordError } from '../../widgets/form/validate'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { useForm } from '../../widgets/form/useForm'
import { claimMessages } from './claimMessages'

interface ClaimFormProps {
  isLoading: boolean
  failure: Failure | null
  onSubmit: (password: string) => void
}

export const ClaimForm = ({ isLoading, failure, onSubmit }: ClaimFormProps) => {
  const { formatMessage } = useIntl()
  const [password, setPassword] = useState('')
  const form = useForm({
    errors: {
      password: password ? passwordError(password) : { message: errorMessages.passwordMissing },
    },
    failure: failure?.code === 'password_required' ? null : failure,
    onSubmit: () => onSubmit(password),
  })
  return (
    <>
      <h1>{formatMessage(claimMessages.title)}</h1>
      <p>{formatMessage(claimMessages.text)}</p>
      <form css={formStyle} noValidate onSubmit={form.handleSubmit}>
        <ErrorSummary {...form.summary} />
        <div data-field="password">
          <PasswordField
            name="password"
            autoComplete="current-password"
            required
            maxLength={limits.passwordMaxLength}
            label={formatMessage(claimMessages.password)}
            hint={formatMessage(fieldMessages.passwordHint, { min: limits.passwordMinLength })}
            error={form.errorOf('password')}
            value={password}
            onChange={setPassword}
          />
        </div>
        {form.general && <Banner tone="danger">{form.general}</Banner>}
        <Button type="submit" size="lg" isFull isLoading={isLoading}>
          {formatMessage(claimMessages.submit)}
        </Button>
      </form>
    </>
  )
}
