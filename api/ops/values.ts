import { InvalidArgumentError } from 'commander'

/** A whole number above zero, or what to say. */
export const readId = (text: string): number => {
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id <= 0) throw new InvalidArgumentError('Give a number above zero.')
  return id
}

export const readCount = (text: string): number => {
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 0) throw new InvalidArgumentError('Give a whole number.')
  return count
}

export const readMinor = (text: string): number => {
  const amount = Number(text)
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new InvalidArgumentError('Give minor units (cents) as a whole number.')
  return amount
}

export const readPercent = (text: string): number => {
  const percent = Number(text)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new InvalidArgumentError('Give a whole number from 1 to 100.')
  return percent
}
