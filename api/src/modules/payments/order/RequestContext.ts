import type { Country } from '@duetto/shared/domain'

export interface RequestContext {
  userId: number
  host: string
  country: Country
  key: string
}
