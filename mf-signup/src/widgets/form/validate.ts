import {
  birthDateIssue,
  codePointLength,
  isValidPassword,
  limits,
  nameIssue,
  normalizePassword,
  readEmail,
  usernameIssue,
} from '@duetto/shared/domain'
import type { NameIssue, UsernameIssue } from '@duetto/shared/domain'
import { emailError } from '@duetto/shared/ui'
import type { FieldError } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { errorMessages } from './errorMessages'

const error = (message: MessageDescriptor, values?: FieldError['values']): FieldError => ({ message, values })

export const passwordError = (password: string): FieldError | null =>
  isValidPassword(password)
    ? null
    : error(errorMessages.passwordLength, { min: limits.passwordMinLength, max: limits.passwordMaxLength })

export const requiredPasswordError = (password: string): FieldError | null =>
  password ? null : error(errorMessages.passwordMissing)

export const repeatError = (password: string, again: string): FieldError | null =>
  normalizePassword(password) === normalizePassword(again) ? null : error(errorMessages.passwordsDiffer)

export const nameMessages: Record<NameIssue | UsernameIssue, MessageDescriptor> = {
  missing: errorMessages.nameMissing,
  characters: errorMessages.nameCharacters,
  length: errorMessages.nameLength,
  starts_with_at: errorMessages.nameAt,
  same_as_email: errorMessages.nameSame,
  contact: errorMessages.nameContact,
}

export const nameError = (name: string, email: string): FieldError | null => {
  const issue = nameIssue(name) ?? usernameIssue(name, email)
  return issue && error(nameMessages[issue], { min: limits.nameMinCodePoints, max: limits.nameMaxCodePoints })
}

export const dateError = (date: string, now: number, minAge: number): FieldError | null => {
  if (!date) return error(errorMessages.dateMissing)
  const reason = birthDateIssue(date, new Date(now), minAge)
  if (!reason) return null
  return reason === 'too_young'
    ? error(errorMessages.tooYoung, { age: minAge })
    : error(errorMessages.invalidDate)
}

export const textError = (text: string, max: number): FieldError | null =>
  codePointLength(text) <= max ? null : error(errorMessages.tooLong)

export const newEmailError = (email: string, current: string): FieldError | null =>
  readEmail(email) === readEmail(current) ? error(errorMessages.emailSame) : emailError(email)
