import { birthDateFault, codePointLength, limits, usernameFault } from '@duetto/shared/domain'
import type { MessageDescriptor } from 'react-intl'
import { errorMessages } from '../errors/errorMessages'

/** Why a value is refused before it is sent. The server decides; this only answers sooner. */
export interface Fault {
  message: MessageDescriptor
  values?: Record<string, number>
}
const fault = (message: MessageDescriptor, values?: Fault['values']): Fault => ({ message, values })

export const emailFault = (email: string): Fault | null =>
  email.length <= limits.emailMaxLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())
    ? null
    : fault(errorMessages.emailInvalid)

export const passwordFault = (password: string): Fault | null => {
  const length = codePointLength(password)
  return length >= limits.passwordMinLength && length <= limits.passwordMaxLength
    ? null
    : fault(errorMessages.passwordLength, { min: limits.passwordMinLength, max: limits.passwordMaxLength })
}

export const requiredPasswordFault = (password: string): Fault | null =>
  password ? null : fault(errorMessages.passwordMissing)

export const repeatFault = (password: string, again: string): Fault | null =>
  password === again ? null : fault(errorMessages.passwordsDiffer)

export const nameFault = (name: string, email: string): Fault | null => {
  const reason = usernameFault(name, email)
  if (reason) return fault(reason === 'starts_with_at' ? errorMessages.nameAt : errorMessages.nameSame)
  const length = codePointLength(name.trim())
  return length >= limits.nameMinCodePoints && codePointLength(name) <= limits.nameMaxCodePoints
    ? null
    : fault(errorMessages.nameLength, { min: limits.nameMinCodePoints, max: limits.nameMaxCodePoints })
}

export const dateFault = (date: string, now: number, minAge: number): Fault | null => {
  const reason = birthDateFault(date, new Date(now), minAge)
  if (!reason) return null
  return reason === 'too_young'
    ? fault(errorMessages.tooYoung, { age: minAge })
    : fault(errorMessages.invalidDate)
}

export const textFault = (text: string, max: number): Fault | null =>
  codePointLength(text) <= max ? null : fault(errorMessages.tooLong)

export const newEmailFault = (email: string, current: string): Fault | null =>
  email.trim().toLowerCase() === current.toLowerCase() ? fault(errorMessages.emailSame) : emailFault(email)
