import type { Failure } from '@duetto/shared/redux'
import { PasswordField } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { fieldMessages } from './fieldMessages'

interface CurrentPasswordFieldProps {
  field?: string
  autoFocus?: boolean
  error: string | null
  value: string
  onChange: (password: string) => void
}

export const CurrentPasswordField = ({ field = 'password', ...props }: CurrentPasswordFieldProps) => {
  const { formatMessage } = useIntl()
  return (
    <div data-field={field}>
      <PasswordField
        autoComplete="current-password"
        label={formatMessage(fieldMessages.oldPassword)}
        {...props}
      />
    </div>
  )
}

export const atCurrentPassword = (failure: Failure | null, field = 'password'): Failure | null =>
  failure?.code === 'wrong_password' ? { ...failure, details: { ...failure.details, field } } : failure
