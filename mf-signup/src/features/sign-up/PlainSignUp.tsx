import { limits } from '@duetto/shared/domain'
import { slotFor } from '@duetto/shared/platform/prerender'
import type { Failure } from '@duetto/shared/redux'
import { Banner, Button, SegmentedControl, TextField, formStyle } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { errorMessages } from '../../widgets/form/errorMessages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { signUpMessages } from './messages'

const unchanged = (): void => {}

const useReason = (): ((failure: Failure) => string) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  return (failure) => {
    const { code, details } = failure
    if (code !== 'bad_input') return errorText(failure)
    if (details.field === 'password')
      return formatMessage(errorMessages.passwordLength, {
        min: limits.passwordMinLength,
        max: limits.passwordMaxLength,
      })
    if (details.field === 'date_of_birth') return formatMessage(errorMessages.dateMissing)
    return errorText(failure)
  }
}

export const PlainSignUp = ({ failure }: { failure: Failure | null }) => {
  const { formatMessage } = useIntl()
  const reason = useReason()
  const linkTo = (to: string) => {
    const Linked = (words: ReactNode[]) => (
      <Link key={to} to={to}>
        {words}
      </Link>
    )
    return Linked
  }
  return (
    <CardPage>
      <h1>{formatMessage(signUpMessages.heading)}</h1>
      <form css={formStyle} method="post" action="/signup">
        {failure && <Banner tone="danger">{reason(failure)}</Banner>}
        <TextField
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={limits.emailMaxLength}
          label={formatMessage(fieldMessages.email)}
          hint={formatMessage(fieldMessages.emailHint)}
          value={slotFor('email')}
          onChange={unchanged}
        />
        <TextField
          type="password"
          name="password"
          autoComplete="new-password"
          required
          minLength={limits.passwordMinLength}
          label={formatMessage(fieldMessages.password)}
          hint={formatMessage(fieldMessages.passwordHint, { min: limits.passwordMinLength })}
          value=""
          onChange={unchanged}
        />
        <TextField
          type="date"
          name="date_of_birth"
          autoComplete="bday"
          required
          label={formatMessage(fieldMessages.dateOfBirth)}
          hint={formatMessage(fieldMessages.dateOfBirthHint, { age: limits.minAge })}
          value={slotFor('date_of_birth')}
          onChange={unchanged}
        />
        <TextField
          name="name"
          autoComplete="nickname"
          required
          label={formatMessage(fieldMessages.name)}
          hint={formatMessage(fieldMessages.nameHint)}
          value={slotFor('name')}
          onChange={unchanged}
        />
        <SegmentedControl
          label={formatMessage(fieldMessages.gender)}
          name="gender"
          value={null}
          onChange={unchanged}
          options={[
            { value: 'female', label: formatMessage(fieldMessages.woman) },
            { value: 'male', label: formatMessage(fieldMessages.man) },
          ]}
        />
        <input type="hidden" name="looking_for" value={slotFor('looking_for')} />
        <Button type="submit" size="lg" isFull>
          {formatMessage(signUpMessages.create)}
        </Button>
        <p>
          {formatMessage(signUpMessages.terms, {
            terms: linkTo('/pages/terms'),
            privacy: linkTo('/pages/privacy'),
          })}
        </p>
        <p>
          {formatMessage(signUpMessages.haveAccount)}{' '}
          <Link to="/login">{formatMessage(commonMessages.logIn)}</Link>
        </p>
      </form>
    </CardPage>
  )
}
