import { birthDateFault, codePointLength, limits, usernameFault } from '@duetto/shared/domain'
import type { FieldError } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { errorMessages } from '../errors/errorMessages'

const fault = (message: MessageDescriptor, values?: FieldError['values']): FieldError => ({ message, values })

export const emailFault = (email: string): FieldError | null =>
  !email.trim()
    ? fault(errorMessages.emailMissing)
    : email.length <= limits.emailMaxLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())
      ? null
      : fault(errorMessages.emailInvalid)

export const passwordFault = (password: string): FieldError | null => {
  if (!password) return fault(errorMessages.passwordNew)
  const length = codePointLength(password)
  return length >= limits.passwordMinLength && length <= limits.passwordMaxLength
    ? null
    : fault(errorMessages.passwordLength, { min: limits.passwordMinLength, max: limits.passwordMaxLength })
}

export const requiredPasswordFault = (password: string): FieldError | null =>
  password ? null : fault(errorMessages.passwordMissing)

export const repeatFault = (password: string, again: string): FieldError | null =>
  password === again ? null : fault(errorMessages.passwordsDiffer)

export const nameFault = (name: string, email: string): FieldError | null => {
  if (!name.trim()) return fault(errorMessages.nameMissing)
  const reason = usernameFault(name, email)
  if (reason) return fault(reason === 'starts_with_at' ? errorMessages.nameAt : errorMessages.nameSame)
  const length = codePointLength(name.trim())
  return length >= limits.nameMinCodePoints && codePointLength(name) <= limits.nameMaxCodePoints
    ? null
    : fault(errorMessages.nameLength, { min: limits.nameMinCodePoints, max: limits.nameMaxCodePoints })
}

export const dateFault = (date: string, now: number, minAge: number): FieldError | null => {
  if (!date) return fault(errorMessages.dateMissing)
  const reason = birthDateFault(date, new Date(now), minAge)
  if (!reason) return null
  return reason === 'too_young'
    ? fault(errorMessages.tooYoung, { age: minAge })
    : fault(errorMessages.invalidDate)
}

export const textFault = (text: string, max: number): FieldError | null =>
  codePointLength(text) <= max ? null : fault(errorMessages.tooLong)

export const newEmailFault = (email: string, current: string): FieldError | null =>
  email.trim().toLowerCase() === current.toLowerCase() ? fault(errorMessages.emailSame) : emailFault(email)
