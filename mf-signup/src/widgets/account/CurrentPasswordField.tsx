import type { Failure } from '@duetto/shared/redux'
import { PasswordField } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { fieldMessages } from './fieldMessages'

interface CurrentPasswordFieldProps {
  /** Its name among the form's fields. */
  field?: string
  autoFocus?: boolean
  error: string | null
  value: string
  onChange: (password: string) => void
}

/** The password that the member has, asked for before anything about the account changes. */
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

/** The failure of a form, told at the current password if that was wrong. */
export const atCurrentPassword = (failure: Failure | null, field = 'password'): Failure | null =>
  failure?.code === 'wrong_password' ? { ...failure, details: { ...failure.details, field } } : failure
