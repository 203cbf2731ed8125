import type { Gender } from '@duetto/shared/domain'
import type { PublishedQuery } from '@duetto/shared/registry'

export interface Scope {
  path: Readonly<Record<string, string | undefined>>
  search: Record<string, string>
  user: object | null
  settings: object
  country: string | null
  visit: { gender?: Gender; minAge?: number; bodyTypes?: string; trafficsource?: true }
}

const isText = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== ''

const readAt = (scope: Scope, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      scope,
    )

export const resolveQuery = (query: PublishedQuery['query'], scope: Scope): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, places]) => {
      const found =
        typeof places === 'number'
          ? places
          : places
              .map((place) => (place.startsWith('=') ? place.slice(1) : readAt(scope, place)))
              .find(isText)
      return found === undefined ? [] : [[name, String(found)]]
    }),
  )
