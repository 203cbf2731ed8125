import { limits } from '@duetto/shared/domain'
import { usePlatform, useSettings } from '@duetto/shared/platform'
import { DateOfBirthField, PasswordField, TextArea, TextField } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../../widgets/account/fieldMessages'
import { EmailSuggestion } from '../../widgets/account/EmailSuggestion'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import type { Question } from '../../entities/sign-up/questions'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { draftChanged, passwordTyped } from '../../entities/sign-up/slice'

const latestBirthDate = (now: number, age: number): string => {
  const today = new Date(now)
  return new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10)
}

interface AccountFieldsProps {
  shown: readonly Question[]
  errorOf: (question: Question) => string | null
}

export const AccountFields = ({ shown, errorOf }: AccountFieldsProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { min_age: age, message_length: messageLength } = useSettings()
  const { now } = usePlatform()
  const { draft, password, target } = useSignUpSelector(selectSignUp)

  const fields: Record<Question, ReactNode> = {
    email: (
      <>
        <TextField
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={limits.emailMaxLength}
          label={formatMessage(fieldMessages.email)}
          hint={formatMessage(fieldMessages.emailHint)}
          error={errorOf('email')}
          value={draft.email}
          onChange={(email) => dispatch(draftChanged({ email }))}
        />
        <EmailSuggestion email={draft.email} onAccept={(email) => dispatch(draftChanged({ email }))} />
      </>
    ),
    password: (
      <>
        {/* Lets password managers save the address with the password. */}
        <input type="email" autoComplete="username" value={draft.email} readOnly hidden />
        <PasswordField
          name="new-password"
          autoComplete="new-password"
          required
          label={formatMessage(fieldMessages.password)}
          hint={formatMessage(fieldMessages.passwordHint, { min: limits.passwordMinLength })}
          error={errorOf('password')}
          value={password}
          onChange={(typed) => dispatch(passwordTyped(typed))}
        />
      </>
    ),
    date_of_birth: (
      <DateOfBirthField
        label={formatMessage(fieldMessages.dateOfBirth)}
        hint={formatMessage(fieldMessages.dateOfBirthHint, { age })}
        error={errorOf('date_of_birth')}
        value={draft.dateOfBirth}
        latest={latestBirthDate(now(), age)}
        onChange={(dateOfBirth) => dispatch(draftChanged({ dateOfBirth }))}
      />
    ),
    name: (
      <TextField
        name="nickname"
        autoComplete="given-name"
        required
        label={formatMessage(fieldMessages.name)}
        hint={formatMessage(fieldMessages.nameHint)}
        error={errorOf('name')}
        value={draft.name}
        onChange={(name) => dispatch(draftChanged({ name }))}
      />
    ),
    message: (
      <TextArea
        label={formatMessage(fieldMessages.message, { name: target?.name ?? '' })}
        hint={formatMessage(fieldMessages.messageHint)}
        error={errorOf('message')}
        maxCodePoints={messageLength.max}
        value={draft.message}
        onChange={(message) => dispatch(draftChanged({ message }))}
      />
    ),
  }
  return shown.map((question) => (
    <div key={question} data-field={question}>
      {fields[question]}
    </div>
  ))
}
