import type { Deps } from '@duetto/api/src/app/deps'
import { createDemoPeople } from '../people'
import { fillDatabase } from './fillDatabase'
import { guests } from './guests'
import { photosOf } from './photos'
import type { DemoPhoto } from './photos'

/** Fixed reference date for ages, so that each start creates the same people. */
const peopleDate = new Date('2026-01-01T00:00:00Z')

export const seed = async (deps: Deps): Promise<DemoPhoto[]> => {
  const people = createDemoPeople(peopleDate)
  await fillDatabase(deps, people)
  return [...guests.map(({ person }) => person), ...people].flatMap(photosOf)
}
