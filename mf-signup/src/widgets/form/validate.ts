import {
  birthDateIssue,
  codePointLength,
  isValidPassword,
  isVisible,
  limits,
  nameIssue,
  normalizePassword,
  readEmail,
  usernameIssue,
} from '@duetto/shared/domain'
import type { NameIssue, UsernameIssue } from '@duetto/shared/domain'
import type { FieldError } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { errorMessages } from './errorMessages'

const fault = (message: MessageDescriptor, values?: FieldError['values']): FieldError => ({ message, values })

export const emailFault = (email: string): FieldError | null =>
  isVisible(email)
    ? readEmail(email) === null
      ? fault(errorMessages.emailInvalid)
      : null
    : fault(errorMessages.emailMissing)

export const passwordFault = (password: string): FieldError | null => {
  if (!password) return fault(errorMessages.passwordNew)
  return isValidPassword(password)
    ? null
    : fault(errorMessages.passwordLength, { min: limits.passwordMinLength, max: limits.passwordMaxLength })
}

export const requiredPasswordFault = (password: string): FieldError | null =>
  password ? null : fault(errorMessages.passwordMissing)

export const repeatFault = (password: string, again: string): FieldError | null =>
  normalizePassword(password) === normalizePassword(again) ? null : fault(errorMessages.passwordsDiffer)

export const nameMessages: Record<NameIssue | UsernameIssue, MessageDescriptor> = {
  missing: errorMessages.nameMissing,
  characters: errorMessages.nameCharacters,
  length: errorMessages.nameLength,
  starts_with_at: errorMessages.nameAt,
  same_as_email: errorMessages.nameSame,
  contact: errorMessages.nameContact,
}

export const nameFault = (name: string, email: string): FieldError | null => {
  const issue = nameIssue(name) ?? usernameIssue(name, email)
  return issue && fault(nameMessages[issue], { min: limits.nameMinCodePoints, max: limits.nameMaxCodePoints })
}

export const dateFault = (date: string, now: number, minAge: number): FieldError | null => {
  if (!date) return fault(errorMessages.dateMissing)
  const reason = birthDateIssue(date, new Date(now), minAge)
  if (!reason) return null
  return reason === 'too_young'
    ? fault(errorMessages.tooYoung, { age: minAge })
    : fault(errorMessages.invalidDate)
}

export const textFault = (text: string, max: number): FieldError | null =>
  codePointLength(text) <= max ? null : fault(errorMessages.tooLong)

export const newEmailFault = (email: string, current: string): FieldError | null =>
  readEmail(email) === readEmail(current) ? fault(errorMessages.emailSame) : emailFault(email)
