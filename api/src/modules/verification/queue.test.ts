import { operatorTimings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { createOutbox } from '../../infra/delivery/outbox'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { addPhotos } from '../../testing/social'
import { storedSelfieName } from './selfie'

describeOnEngine('the queue of selfies', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let olga: TestOperator
  let otto: TestOperator
  beforeEach(async () => {
    olga = await desk.operator('moderator')
    otto = await desk.operator('moderator')
  })

  const waiting = async () => {
    const anna = await site.member({ name: 'Anna' })
    const [photo] = await addPhotos(site.db, anna.id, 2)
    site.clock.add(1)
    const { id } = await site.db.one<{ id: number }>(sql`
      insert into verifications (user_id, status, pose, pose_until, file, sent_at, photo_id)
      values (${anna.id}, 'waiting', 'open_hand', ${site.clock.now}, ${`file-${anna.id}`}, ${site.clock.now}, ${photo ?? 0})
      returning id`)
    site.stored.set(storedSelfieName(`file-${anna.id}`), Buffer.from('RIFF'))
    return { id, anna, photo: photo ?? 0 }
  }
  const take = async (who: TestOperator, after?: number) =>
    (await who.call('takeSelfie', { body: { after } })).selfie
  const status = (id: number) =>
    site.db.one(
      sql`select v.status, u.is_verified from verifications v join users u on u.id = user_id where v.id = ${id}`,
    )
  const picture = (who: TestOperator, id: number) =>
    desk.app.inject({
      url: `/api/selfies/${id}`,
      headers: { cookie: who.cookie, 'sec-fetch-site': 'same-origin' },
    })

  it('leases a selfie to one operator, with the pose and the photos', async () => {
    const first = await waiting()
    const second = await waiting()
    expect(await take(olga)).toMatchObject({
      id: first.id,
      pose: 'open_hand',
      member: { id: first.anna.id, name: 'Anna' },
      photos: [{ id: first.photo, is_main: true }, { is_main: false }],
      waiting: 2,
    })
    expect(await take(otto)).toMatchObject({ id: second.id })
    expect((await picture(olga, first.id)).body).toBe('RIFF')
    expect((await picture(otto, first.id)).statusCode).toBe(404)
    expect((await otto.raw('decideSelfie', { body: { id: first.id, refusal: null } })).status).toBe(409)
    expect(await take(olga, first.id)).toBeNull()
    expect(await take(otto, second.id)).toBeNull()
    expect(await take(otto)).toMatchObject({ id: first.id })
  })

  it('passes a selfie on when the lease ends', async () => {
    const { id } = await waiting()
    await take(olga)
    site.clock.add(operatorTimings.photoLeaseMs)
    expect((await olga.raw('decideSelfie', { body: { id, refusal: null } })).status).toBe(409)
    expect(await take(otto)).toMatchObject({ id })
  })

  it('undoes a decision within a minute, and cancels its mail', async () => {
    const { id } = await waiting()
    await take(olga)
    await olga.call('decideSelfie', { body: { id, refusal: null } })
    expect([await status(id), site.mails.length]).toEqual([{ status: 'verified', is_verified: true }, 1])
    expect((await otto.raw('undoSelfie', { body: { id } })).status).toBe(409)
    expect((await olga.call('undoSelfie', { body: { id } })).selfie).toMatchObject({ id })
    expect([await status(id), site.mails.length]).toEqual([{ status: 'waiting', is_verified: false }, 0])
    await olga.call('decideSelfie', { body: { id, refusal: 'different' } })
    site.clock.add(operatorTimings.photoUndoMs)
    expect((await olga.raw('undoSelfie', { body: { id } })).status).toBe(409)
    expect(await status(id)).toEqual({ status: 'refused', is_verified: false })
  })

  it('sends no e-mail about a mark that ends within the undo minute', async () => {
    const { mail } = site.deps
    site.deps.mail = createOutbox({ db: site.db, now: site.deps.now, onQueued: () => undefined }).mail
    const endings = [
      (anna: TestMember) => anna.call('endVerification'),
      (anna: TestMember, photo: number) => anna.call('deletePhoto', { body: { id: photo } }),
    ]
    const queued = () => site.db.many(sql`select kind from outbox`)
    for (const end of endings) {
      const { id, anna, photo } = await waiting()
      await take(olga)
      await olga.call('decideSelfie', { body: { id, refusal: null } })
      expect(await queued()).toEqual([{ kind: 'mail' }])
      await end(anna, photo)
      expect(await queued()).toEqual([])
    }
    site.deps.mail = mail
  })

  it('undoes no decision after the member has changed the main photo or asked again', async () => {
    const { id, anna, photo } = await waiting()
    await take(olga)
    await olga.call('decideSelfie', { body: { id, refusal: 'pose' } })
    await anna.call('startVerification')
    expect((await olga.raw('undoSelfie', { body: { id } })).status).toBe(409)
    await site.db.run(sql`delete from verifications where status = 'posed'`)
    await anna.call('deletePhoto', { body: { id: photo } })
    expect((await olga.raw('undoSelfie', { body: { id } })).status).toBe(409)
  })

  it('leaves a selfie in the queue when an operator skips it', async () => {
    const { id } = await waiting()
    await take(olga)
    expect(await take(olga, id)).toBeNull()
    expect((await olga.call('getWaiting')).selfies).toBe(1)
    expect(await take(otto)).toMatchObject({ id })
  })

  it('continues after a skipped selfie in order of arrival, whatever the order of the poses', async () => {
    const [early, late] = [await waiting(), await waiting()]
    await site.db.run(sql`update verifications set sent_at = ${site.clock.now} where id = ${early.id}`)
    await site.db.run(sql`
      update verifications set sent_at = ${new Date(site.clock.now.getTime() - 1)} where id = ${late.id}`)
    expect(await take(olga)).toMatchObject({ id: late.id })
    expect(await take(olga, late.id)).toMatchObject({ id: early.id })
  })
})
