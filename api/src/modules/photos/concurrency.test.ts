import sql from 'sql-template-tag'
import type { Db, DbEngine } from '../../infra/db/Db'
import { describeOnEachEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { duringTransaction, isWaitingForLock } from '../../testing/locks'
import { until } from '../../testing/runningApi'
import { addPhotos } from '../../testing/social'
import { appealPhoto } from './appeals.service'
import { decideAppeal } from './appealDecision.service'
import { decidePhoto, undoPhoto } from './decision.service'
import { lockOwnerOf } from './photos.repository'
import { setRendered } from './portraits.repository'

describeOnEachEngine('photos during a decision', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let anna: TestMember
  let olga: TestOperator
  beforeEach(async () => {
    anna = await site.member({ name: 'Anna' })
    olga = await desk.operator('moderator')
  })

  const addPending = async (count: number): Promise<number[]> => {
    const ids = await addPhotos(site.db, anna.id, count)
    await site.db.run(sql`update photos set status = 'pending' where id = any (${ids}::bigint[])`)
    return ids
  }
  const hasPhoto = () => site.db.one(sql`select has_photo from users where id = ${anna.id}`)
  const decide = (db: DbEngine, id: number, refusal: 'other' | null = null) =>
    decidePhoto({ ...site.deps, db }, { name: 'root' }, { id, refusal })

  describe('rendered portraits', () => {
    it('leave the main photo visible if it is approved meanwhile', async () => {
      const [main = 0, other = 0] = await addPending(2)
      await duringTransaction(
        site.db,
        (db) => decide(db, main),
        () => setRendered(site.db, other, site.clock.now),
      )
      expect(await hasPhoto()).toEqual({ has_photo: true })
    })

    it('leave the main photo visible if it is approved before they are saved', async () => {
      const [main = 0, other = 0] = await addPending(2)
      await duringTransaction(
        site.db,
        (db) =>
          db.tx(async (tx) => {
            for (const id of [main, other]) await setRendered(tx, id, site.clock.now)
          }),
        () => decide(site.db, main),
      )
      expect(await hasPhoto()).toEqual({ has_photo: true })
    })

    it('leave the member without a photo if the only one is refused meanwhile', async () => {
      const [main = 0, other = 0] = await addPhotos(site.db, anna.id, 2)
      await site.db.run(sql`update photos set status = 'rejected' where id = ${other}`)
      await duringTransaction(
        site.db,
        (db) => decide(db, main, 'other'),
        () => setRendered(site.db, other, site.clock.now),
      )
      expect(await hasPhoto()).toEqual({ has_photo: false })
    })
  })

  describe('an appeal', () => {
    const actor = () => ({ operatorId: olga.id, name: 'Olga' })
    const appeal = (id: number) => ({ id, text: 'It is me.' })
    const refuse = async (): Promise<number> => {
      const [photo = 0] = await addPending(1)
      await olga.call('takePhoto')
      await olga.call('decidePhoto', { body: { id: photo, refusal: 'other' } })
      return photo
    }
    const state = (id: number) =>
      site.db.one(sql`
        select status, (select count(*)::int from photo_appeals where photo_id = id) as appeals
        from photos where id = ${id}`)

    it('[TRUST-09] is not accepted against a refusal that is being undone', async () => {
      const photo = await refuse()
      const { status } = await duringTransaction(
        site.db,
        (db) => undoPhoto({ ...site.deps, db }, actor(), photo),
        () => anna.call.raw('appealPhoto', { body: appeal(photo) }),
      )
      expect(status).toBe(409)
      expect(await state(photo)).toEqual({ status: 'pending', appeals: 0 })
    })

    it('[TRUST-09] prevents an undo from the moment it is sent', async () => {
      const photo = await refuse()
      const { status } = await duringTransaction(
        site.db,
        (db) => appealPhoto({ ...site.deps, db }, anna.id, appeal(photo)),
        () => olga.raw('undoPhoto', { body: { id: photo } }),
      )
      expect(status).toBe(409)
      expect(await state(photo)).toEqual({ status: 'rejected', appeals: 1 })
    })

    it('[TRUST-09] can be decided while the member repeats it, without a deadlock', async () => {
      const photo = await refuse()
      await anna.call('appealPhoto', { body: appeal(photo) })
      let attempts = 0
      const counted = Object.assign(Object.create(site.db) as typeof site.db, {
        tx: (work: Parameters<Db['tx']>[0]) =>
          site.db.tx((tx) => {
            attempts += 1
            return work(tx)
          }),
      })
      const deps = { ...site.deps, db: counted }
      const decision = { photo, status: 'overturned', decision: 'It is you.' } as const
      await duringTransaction(
        site.db,
        (db) => db.tx((tx) => lockOwnerOf(tx, photo)),
        async () => {
          const repeating = expect(appealPhoto(deps, anna.id, appeal(photo))).rejects.toThrow('conflict')
          if (engine === 'postgres') await until(() => isWaitingForLock(site.db))
          await decideAppeal(deps, { name: 'root' }, decision)
          await repeating
        },
        { waiting: 2 },
      )
      expect(attempts).toBe(2)
      expect(await state(photo)).toEqual({ status: 'active', appeals: 1 })
    })
  })
})
