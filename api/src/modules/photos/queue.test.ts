import { operatorTimings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { createOutbox } from '../../infra/delivery/outbox'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { describeOnEachEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { addPhotos, atOnce } from '../../testing/social'
import { runOps } from '../../../ops/runOps'
import { decidePhoto } from './decision.service'

describeOnEachEngine('photo review in the console', (engine) => {
  const site = useTestApp({ engine })
  let olga: TestOperator
  let anna: TestMember
  beforeAll(() => {
    const { db, now } = site.deps
    site.deps.mail = createOutbox({ db, now, onQueued: () => undefined }).mail
  })
  const desk = useTestConsole(site)
  beforeEach(async () => {
    olga = await desk.operator('moderator')
    anna = await site.member({ name: 'Anna' })
  })

  const addPending = async (count: number): Promise<number[]> => {
    const ids = await addPhotos(site.db, anna.id, count)
    await site.db.run(sql`update photos set status = 'pending' where id = any (${ids}::bigint[])`)
    return ids
  }
  const stored = () => site.db.many(sql`select id, status, refusal, is_main from photos order by id`)
  const waitingMails = () => site.db.many(sql`select next_at from outbox where sent_at is null`)
  const decide = (operator: TestOperator, id: number, refusal: 'no_person' | null) =>
    operator.raw('decidePhoto', { body: { id, refusal } })

  it('[PHOTO-02] leases the oldest photo and shows it with the member’s other ones', async () => {
    const [first = 0, second] = await addPending(2)
    expect((await olga.call('takePhoto')).photo).toMatchObject({
      id: first,
      is_main: true,
      member: { id: anna.id, name: 'Anna' },
      others: [{ id: second, status: 'pending' }],
      waiting: 2,
    })
    expect((await olga.call('takePhoto')).photo?.id).toBe(first)
  })

  it('never leases one photo to two operators, and returns it when the lease ends', async () => {
    const ids = await addPending(6)
    const operators = await atOnce(6, () => desk.operator('moderator'))
    const taken = await Promise.all(operators.map(({ call }) => call('takePhoto')))
    expect(taken.map(({ photo }) => photo?.id).sort()).toEqual([...ids].sort())
    expect((await olga.call('takePhoto')).photo).toBeNull()
    const first = taken[0]?.photo?.id ?? 0
    expect((await decide(olga, first, null)).status).toBe(409)
    site.clock.add(operatorTimings.photoLeaseMs)
    expect((await olga.call('takePhoto')).photo?.id).toBe(Math.min(...ids))
    const owner = operators[taken.findIndex(({ photo }) => photo?.id === Math.min(...ids))]
    expect(owner && (await decide(owner, Math.min(...ids), null)).status).toBe(409)
  })

  it('skips a photo, which is then free for others', async () => {
    const [first = 0, second] = await addPending(2)
    await olga.call('takePhoto')
    expect((await olga.call('takePhoto', { body: { after: first } })).photo?.id).toBe(second)
    const other = await desk.operator('moderator')
    expect((await other.call('takePhoto')).photo?.id).toBe(first)
  })

  it('continues with the oldest photo if the skipped one was deleted', async () => {
    const [first = 0, second] = await addPending(2)
    await olga.call('takePhoto')
    await anna.call('deletePhoto', { body: { id: first } })
    expect((await olga.call('takePhoto', { body: { after: first } })).photo?.id).toBe(second)
  })

  it('approves a photo even if the main photo is a refused one', async () => {
    const [refused = 0, photo = 0] = await addPending(2)
    await site.db.run(sql`update photos set status = 'rejected' where id = ${refused}`)
    const answer = await anna.call.refused('updatePhoto', { body: { id: refused, is_main: true } })
    expect(answer).toMatchObject({ code: 'conflict' })
    expect((await olga.call('takePhoto')).photo?.id).toBe(photo)
    expect((await decide(olga, photo, null)).status).toBe(200)
    expect(await stored()).toMatchObject([
      { id: refused, is_main: false },
      { id: photo, is_main: true, status: 'active' },
    ])
  })

  it('[PHOTO-02] shows a main photo after two operators approve two photos of one member at once', async () => {
    const operators = [olga, await desk.operator('moderator')]
    for (let round = 0; round < 10; round += 1) {
      anna = await site.member()
      await addPending(2)
      await site.db.run(sql`update photos set is_main = false where user_id = ${anna.id}`)
      const leased: [TestOperator, number][] = []
      for (const one of operators) leased.push([one, (await one.call('takePhoto')).photo?.id ?? 0])
      await Promise.all(leased.map(([one, id]) => decide(one, id, null)))
      expect(
        await site.db.one(sql`
          select u.has_photo, count(*) filter (where p.is_main)::int as main, count(distinct p.status)::int as states
          from users u join photos p on p.user_id = u.id where u.id = ${anna.id} group by u.id`),
      ).toEqual({ has_photo: true, main: 1, states: 1 })
    }
  })

  it('settles one decision if an operator sends two at once', async () => {
    const [photo = 0] = await addPending(1)
    await olga.call('takePhoto')
    const answers = await atOnce(4, (index) => decide(olga, photo, index % 2 ? 'no_person' : null))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await site.db.many(sql`select 1 from audit where subject = ${`photo ${photo}`}`)).toHaveLength(1)
  })

  it('[TRUST-09] mails a refusal once it can no longer be undone, and an undo stops it', async () => {
    const [photo = 0, other = 0] = await addPending(2)
    await olga.call('takePhoto')
    expect((await decide(olga, photo, 'no_person')).status).toBe(200)
    expect(await stored()).toEqual([
      { id: photo, status: 'rejected', refusal: 'no_person', is_main: false },
      { id: other, status: 'pending', refusal: null, is_main: true },
    ])
    const undoEnd = new Date(site.clock.now.getTime() + operatorTimings.photoUndoMs)
    expect(await waitingMails()).toEqual([{ next_at: undoEnd }])
    expect((await olga.call('undoPhoto', { body: { id: photo } })).photo.id).toBe(photo)
    expect(await waitingMails()).toEqual([])
    expect(await stored()).toEqual([
      { id: photo, status: 'pending', refusal: null, is_main: true },
      { id: other, status: 'pending', refusal: null, is_main: false },
    ])
    expect((await decide(olga, photo, null)).status).toBe(200)
    expect(await site.db.many(sql`select action, before, after from audit order by id`)).toEqual([
      {
        action: 'photo rejected',
        before: { status: 'pending', refusal: null },
        after: { status: 'rejected', refusal: 'no_person' },
      },
      {
        action: 'photo decision undone',
        before: { status: 'rejected', refusal: 'no_person' },
        after: { status: 'pending', refusal: null },
      },
      {
        action: 'photo active',
        before: { status: 'pending', refusal: null },
        after: { status: 'active', refusal: null },
      },
    ])
  })

  it('refuses an undo after a minute, by another operator, after the mail, and after an appeal', async () => {
    const undo = (operator: TestOperator, id: number) => operator.raw('undoPhoto', { body: { id } })
    const [one = 0, two = 0, three = 0] = await addPending(3)
    for (const id of [one, two, three]) {
      expect((await olga.call('takePhoto')).photo?.id).toBe(id)
      await decide(olga, id, 'no_person')
    }
    expect((await undo(await desk.operator('moderator'), one)).status).toBe(409)
    await site.db.run(
      sql`update outbox set attempts = 1 where id = (select mail_id from photo_reviews where photo_id = ${one})`,
    )
    expect((await undo(olga, one)).status).toBe(409)
    await anna.call('appealPhoto', { body: { id: two, text: 'It is me.' } })
    expect((await undo(olga, two)).status).toBe(409)
    site.clock.add(operatorTimings.photoUndoMs)
    expect((await undo(olga, three)).status).toBe(409)
  })

  it('keeps commands away from a photo that an operator reviews', async () => {
    const [photo = 0] = await addPending(1)
    await olga.call('takePhoto')
    const ops = () =>
      runOps({ deps: site.deps, actor: 'root', registryDir: '.', cwd: '.' }, [
        'photos',
        'approve',
        String(photo),
      ])
    expect(await ops()).toMatchObject({ code: 1, output: expect.stringContaining('reviews photo') as string })
    await decide(olga, photo, 'no_person')
    expect((await ops()).code).toBe(1)
    site.clock.add(operatorTimings.photoUndoMs)
    expect((await ops()).code).toBe(0)
    expect(await stored()).toMatchObject([{ status: 'active' }])
  })

  it('lets commands decide after a lease', async () => {
    const [photo = 0] = await addPending(1)
    await olga.call('takePhoto')
    site.clock.add(operatorTimings.photoLeaseMs)
    await decidePhoto(site.deps, { name: 'root' }, { id: photo, refusal: null })
    expect(await stored()).toMatchObject([{ status: 'active' }])
  })
})
