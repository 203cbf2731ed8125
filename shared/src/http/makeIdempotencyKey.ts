/** A new key for one intended action. */
export const makeIdempotencyKey = (): string => crypto.randomUUID()
