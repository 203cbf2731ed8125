import { randomUUID } from 'node:crypto'

export const password = 'a long evening walk'
export const demoPassword = 'duetto-demo'

export const freshEmail = (): string => `guest-${randomUUID().slice(0, 12)}@mail.duetto.test`
