/** Creates a key for one intended action. */
export const createIdempotencyKey = (): string => crypto.randomUUID()
