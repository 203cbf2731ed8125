import { reasonSchema } from '@duetto/shared/contract/console/schemas'
import { operatorLimits } from '@duetto/shared/domain'
import { InvalidArgumentError } from 'commander'

const readWhole =
  (least: number, advice: string) =>
  (text: string): number => {
    const number = Number(text)
    if (!Number.isSafeInteger(number) || number < least) throw new InvalidArgumentError(advice)
    return number
  }

export const readId = readWhole(1, 'Give a number above zero.')
export const readCount = readWhole(0, 'Give a whole number.')
export const readMinor = readWhole(0, 'Give minor units (cents) as a whole number.')

export const readSigned = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number === 0)
    throw new InvalidArgumentError('Give a whole number other than zero.')
  return number
}

export const readPercent = (text: string): number => {
  const percent = Number(text)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new InvalidArgumentError('Give a whole number from 1 to 100.')
  return percent
}

export const readLogin = (text: string): string => {
  const login = text.trim().toLowerCase()
  if (!/^[a-z0-9][a-z0-9._@-]{1,63}$/.test(login))
    throw new InvalidArgumentError('Give 2 to 64 letters, digits, dots, dashes or an e-mail address.')
  return login
}

export const readDay = (text: string): Date => {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('Give a day as 2026-03-01.')
  return day
}

export const readReason = (text: string): string => {
  const { reasonMinLength, reasonMaxLength } = operatorLimits
  if (!reasonSchema.safeParse(text).success)
    throw new InvalidArgumentError(`Give ${reasonMinLength} to ${reasonMaxLength} characters.`)
  return text
}
