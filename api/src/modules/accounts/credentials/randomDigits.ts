import { randomInt } from 'node:crypto'

/** Returns a random one-time code, which may start with zeros. */
export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')
