import { limits } from '@duetto/shared/domain'
import { PasswordField } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { fieldMessages } from './fieldMessages'

interface NewPasswordFieldsProps {
  password: string
  again: string
  onPassword: (password: string) => void
  onAgain: (again: string) => void
  errorOf: (field: 'password' | 'again') => string | null
}

export const NewPasswordFields = ({
  password,
  again,
  onPassword,
  onAgain,
  errorOf,
}: NewPasswordFieldsProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <div data-field="password">
        <PasswordField
          name="new-password"
          autoComplete="new-password"
          required
          label={formatMessage(fieldMessages.newPassword)}
          hint={formatMessage(fieldMessages.passwordHint, { min: limits.passwordMinLength })}
          error={errorOf('password')}
          value={password}
          onChange={onPassword}
        />
      </div>
      <div data-field="again">
        <PasswordField
          name="new-password-again"
          autoComplete="new-password"
          required
          label={formatMessage(fieldMessages.repeatPassword)}
          error={errorOf('again')}
          value={again}
          onChange={onAgain}
        />
      </div>
    </>
  )
}
