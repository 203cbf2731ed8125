import { randomUUID } from 'node:crypto'

export const password = 'a long evening walk'

/** An address that no other test uses. */
export const freshEmail = (): string => `guest-${randomUUID().slice(0, 12)}@mail.duetto.test`
