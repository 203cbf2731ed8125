import sql from 'sql-template-tag'
import type { Deps } from '@duetto/api/src/app/deps'
import { waitForLock } from '@duetto/api/src/infra/db/waitForLock'
import { hashPassword } from '../../../api/src/modules/accounts/credentials/passwords'
import { grantCredits } from '@duetto/api/src/modules/ledger/ledger.service'
import { ensurePlaces } from '@duetto/api/src/modules/site/places.service'
import type { DemoPerson } from '../people'
import { seedPromoted } from './promoted'
import { seedCodes } from './codes'
import { demoPassword, guests } from './guests'
import { seedInteractions } from './interactions'
import { insertMembers } from './members'
import { seedModeration } from './moderation'
import { seedVisits } from './visits'

const insertGuests = async ({ db, now }: Deps): Promise<number[]> => {
  await insertMembers(
    db,
    guests.map(({ person }) => person),
    now(),
  )
  const hash = await hashPassword(demoPassword)
  const ids: number[] = []
  for (const { email, isPremium, credits, person } of guests) {
    const { id } = await db.one<{ id: number }>(sql`
      update users set email = ${email}, password_hash = ${hash}, public_photo_at = null
      where email = ${`${person.key}@people.duetto.test`} returning id`)
    await db.run(sql`update wallets set paid_user = ${isPremium} where user_id = ${id}`)
    if (credits > 0)
      await grantCredits(db, { userId: id, credits, kind: 'correction', sourceKey: `demo:${email}` })
    ids.push(id)
  }
  return ids
}

const lockId = 4_711_002

/** Returns false if the database already has members. The lock is for processes that start at the same time. */
export const fillDatabase = (deps: Deps, people: readonly DemoPerson[]): Promise<boolean> =>
  deps.db.tx(async (tx) => {
    await waitForLock(tx, lockId)
    if (await tx.maybe(sql`select 1 from users limit 1`)) return false
    const txDeps = { ...deps, db: tx }
    await ensurePlaces(tx)
    await seedPromoted(tx)
    await seedCodes(tx)
    deps.log.info(`creating ${people.length} members for the first start`)
    await insertMembers(tx, people, deps.now())
    deps.log.info('creating likes and conversations')
    const [anna = 0, marco = 0] = await insertGuests(txDeps)
    await seedInteractions(txDeps, anna, marco)
    await seedModeration(txDeps, anna, marco)
    await seedVisits(tx, deps.now())
    return true
  })
