import sql from 'sql-template-tag'
import type { Deps } from '../../src/app/deps'
import { hashPassword } from '../../src/modules/accounts/passwords'
import { grantCredits } from '../../src/modules/ledger/ledger.service'
import { addPlaces } from '../../src/modules/site/places.repository'
import { startDrawing } from '../drawing/startDrawing'
import { makeDemoPeople } from '../people'
import { allPlaces } from '../places'
import { seedPromoted } from '../promoted'
import { demoPassword, guests } from './guests'
import { seedLife } from './life'
import { insertMembers } from './members'
import { photosOf } from './photos'

/** Ages are counted from here, so that the people stay the same. */
const peopleDate = new Date('2026-01-01T00:00:00Z')

const insertGuests = async (deps: Deps): Promise<number[]> => {
  const now = deps.now()
  await deps.db.tx((tx) =>
    insertMembers(
      tx,
      guests.map(({ person }) => person),
      now,
    ),
  )
  const hash = await hashPassword(demoPassword)
  const ids: number[] = []
  for (const { email, isPremium, credits, person } of guests) {
    const { id } = await deps.db.one<{ id: number }>(sql`
      update users set email = ${email}, password_hash = ${hash}, paid_user = ${isPremium}
      where email = ${`${person.key}@people.duetto.test`} returning id`)
    if (credits > 0) {
      await deps.db.tx((tx) =>
        grantCredits(tx, { userId: id, credits, kind: 'correction', sourceKey: `demo:${email}` }),
      )
    }
    ids.push(id)
  }
  return ids
}

/**
 * Fills an empty database with the demo's people, once. Pictures are drawn in the background, those that somebody
 * looks at first. Returns how to stop the drawing.
 */
export const seed = async (deps: Deps): Promise<{ stopDrawing: () => Promise<void> }> => {
  const people = makeDemoPeople(peopleDate)
  const isSeeded = await deps.db.maybe(sql`select 1 from users where email = ${guests[0]?.email}`)
  if (!isSeeded) {
    await addPlaces(deps.db, allPlaces())
    await seedPromoted(deps.db)
    await deps.db.tx((tx) => insertMembers(tx, people, deps.now()))
    const [anna = 0, marco = 0] = await insertGuests(deps)
    await seedLife(deps, anna, marco)
  }
  const photos = [...guests.map(({ person }) => person), ...people].flatMap(photosOf)
  return { stopDrawing: startDrawing(deps, photos) }
}
