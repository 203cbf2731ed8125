import { randomUUID } from 'node:crypto'

export const password = 'a long evening walk'
/** Password of the demo's members. */
export const demoPassword = 'duetto-demo'

/** Returns a unique e-mail address. */
export const freshEmail = (): string => `guest-${randomUUID().slice(0, 12)}@mail.duetto.test`
