import { randomInt } from 'node:crypto'

export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')
