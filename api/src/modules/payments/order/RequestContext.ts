import type { Country } from '@duetto/shared/domain'

/** The facts of a request that orders need. */
export interface RequestContext {
  userId: number
  host: string
  country: Country
  /** Idempotency key. */
  key: string
}
