import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../app/deps'
import { getSettings } from '../settings/settings.service'
import { findFictionalShare } from './fictionalShare.repository'

interface Found {
  is_fictional: boolean
}

export const requestedFictionalShare = async (
  deps: Deps,
  viewerId: number,
  { hostname: host, country }: Pick<FastifyRequest, 'hostname' | 'country'>,
): Promise<number> => findFictionalShare(deps.db, viewerId, await getSettings(deps, { host, country }))

/** Returns up to `size` people, real ones first. Fictional profiles exceed `share` only to fill the page. */
export const composePage = <Person extends Found>(
  found: readonly Person[],
  size: number,
  share: number,
): Person[] => {
  const real = found.filter((person) => !person.is_fictional)
  const fictional = found
    .filter((person) => person.is_fictional)
    .slice(0, Math.max(Math.floor(size * share), size - real.length))
  return [...real.slice(0, size - fictional.length), ...fictional]
}

export const realFirst = <Person extends Found>(people: readonly Person[]): Person[] => [
  ...people.filter((person) => !person.is_fictional),
  ...people.filter((person) => person.is_fictional),
]
