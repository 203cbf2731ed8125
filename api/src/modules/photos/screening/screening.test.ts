import { dayOf, operatorTimings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { useTestConsole } from '../../../testing/console'
import type { TestOperator } from '../../../testing/console'
import { describeOnEngine, useTestApp } from '../../../testing'
import type { TestMember } from '../../../testing'
import { atOnce, saveSettings } from '../../../testing/social'
import { defaultScreening } from '../../settings/screening'
import { getTransparencyFigures } from '../../transparency/figures.service'
import { decidePhoto } from '../decision.service'
import { deletePhoto } from '../photos.service'
import { screenNext } from './screening.service'
import { useScreening } from './testing/useScreening'

const minute = 60_000

describeOnEngine('screening of photos', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let olga: TestOperator
  let anna: TestMember
  beforeEach(async () => {
    olga = await desk.operator('moderator')
    anna = await site.member({ name: 'Anna', paid_user: true })
  })

  const { scoreWith, run, ...screening } = useScreening(site)
  const upload = (seed: number, who = anna) => screening.upload(seed, who)
  const refuse = (id: number, refusal: 'explicit' | null = 'explicit') =>
    decidePhoto(site.deps, { name: 'root' }, { id, refusal })
  const next = async () => (await olga.call('takePhoto')).photo?.id
  const queue = async () =>
    (
      await site.db.many<{ id: number }>(
        sql`select id from photos where status = 'pending' order by coalesce(queued_at, created_at), id`,
      )
    ).map(({ id }) => id)

  it('puts explicit photos first, but never before one that has waited half a day longer', async () => {
    const old = await upload(1)
    await run()
    site.clock.add(13 * 60 * minute)
    const harmless = await upload(2)
    await run()
    site.clock.add(minute)
    const explicit = await upload(3)
    scoreWith(async () => 0.99)
    await run()
    expect(await queue()).toEqual([old, explicit, harmless])
    olga = await desk.operator('moderator')
    expect(await next()).toBe(old)
  })

  it('shows a new photo to operators once it is screened, or after a minute', async () => {
    const id = await upload(1)
    expect(await next()).toBeUndefined()
    await run()
    expect(await next()).toBe(id)
    const other = await upload(2)
    const second = await desk.operator('moderator')
    expect((await second.call('takePhoto')).photo).toBeNull()
    site.clock.add(operatorTimings.screeningWaitMs)
    expect((await second.call('takePhoto')).photo?.id).toBe(other)
  })

  it('neither screens nor waits if the setting is off', async () => {
    await saveSettings(site.db, { screening: { photos: 'off' } })
    const id = await upload(1)
    await run()
    expect(await site.db.one(sql`select fingerprint, score, screened_at from photos`)).toEqual({
      fingerprint: null,
      score: null,
      screened_at: null,
    })
    expect(await next()).toBe(id)
  })

  it('screens a photo once if two processes claim it at the same time, and resumes an expired claim', async () => {
    await upload(1)
    let scored = 0
    scoreWith(async () => {
      scored += 1
      return 0.5
    })
    expect((await atOnce(4, () => screenNext(site.deps, defaultScreening))).filter(Boolean)).toHaveLength(1)
    expect(scored).toBe(1)
    await upload(2)
    await site.db.run(sql`update photos set screening_until = ${site.clock.now} where screened_at is null`)
    expect(await screenNext(site.deps, defaultScreening)).toBe(true)
    expect(await screenNext(site.deps, defaultScreening)).toBe(false)
  })

  it('ignores the result of a process that lost its claim', async () => {
    const id = await upload(1)
    scoreWith(async () => {
      await site.db.run(sql`
        update photos set screening_until = null, screened_at = ${site.clock.now}, score = 0.1 where id = ${id}`)
      return 0.9
    })
    await screenNext(site.deps, defaultScreening)
    expect(await site.db.one(sql`select score from photos`)).toEqual({ score: expect.closeTo(0.1) as number })
  })

  it('puts a picture that was refused before on top, also after its photo was deleted', async () => {
    const refused = await upload(1)
    await run()
    await refuse(refused)
    await deletePhoto(site.deps, anna.id, refused)
    const explicit = await upload(2)
    scoreWith(async () => 1)
    await run()
    const again = await upload(1, await site.member({ name: 'Eva' }))
    scoreWith(async () => 0)
    await run()
    expect(await queue()).toEqual([again, explicit])
  })

  it('[PHOTO-02] shows the operator what it found, and where else the picture is', async () => {
    const refused = await upload(1)
    await run()
    await refuse(refused)
    const eva = await site.member({ name: 'Eva' })
    const copy = await upload(1, eva)
    scoreWith(async () => 0.7)
    await run()
    expect((await olga.call('takePhoto')).photo).toMatchObject({
      id: copy,
      screening: {
        explicit: 'likely',
        refused_before: { refusal: 'explicit' },
        copies: [{ id: refused, member_id: anna.id, name: 'Anna' }],
      },
    })
  })

  it('forgets a refused picture if the decision is undone', async () => {
    const id = await upload(1)
    await run()
    await next()
    await olga.call('decidePhoto', { body: { id, refusal: 'explicit' } })
    expect(await site.db.many(sql`select photo_id from refused_pictures`)).toEqual([{ photo_id: id }])
    await olga.call('undoPhoto', { body: { id } })
    expect(await site.db.many(sql`select photo_id from refused_pictures`)).toEqual([])
  })

  it('screens photos from before, including refused ones', async () => {
    const [refused, active] = [await upload(1), await upload(2)]
    await refuse(refused)
    await refuse(active, null)
    await run()
    expect(await site.db.many(sql`select photo_id, refusal, is_by_person from refused_pictures`)).toEqual([
      { photo_id: refused, refusal: 'explicit', is_by_person: true },
    ])
  })

  describe('with the setting refuse', () => {
    beforeEach(async () => {
      await saveSettings(site.db, { screening: { photos: 'refuse', refuse_score: 0.9 } })
      scoreWith(async () => 0.95)
    })
    const photos = () =>
      site.db.many(
        sql`select id, status, refusal, is_refused_by_program as by_program from photos order by id`,
      )
    const image = async () => (await anna.call('getProfile')).profile.images[0]
    const figures = async () => {
      const day = dayOf(site.clock.now)
      const all = await getTransparencyFigures(site.deps, { from: day, to: day })
      return all.filter(({ figure }) => /photos_refused|appeals/.test(figure))
    }

    it('[TRUST-09] refuses a clear case, states that a program decided, and counts it', async () => {
      const id = await upload(1)
      await run()
      expect(await image()).toMatchObject({
        id,
        refusal: 'explicit',
        is_refused_by_program: true,
        appeal: null,
      })
      expect(site.mails.map(({ subject }) => subject)).toEqual(['A photo was refused'])
      expect(site.mails[0]?.text).toContain('A program refused one of your photos')
      expect(await figures()).toEqual([
        { figure: 'photos_refused', detail: 'explicit', value: 1 },
        { figure: 'photos_refused_by_program', detail: 'explicit', value: 1 },
      ])
    })

    it('leaves a photo below the score, one in review, and one that a person approved to people', async () => {
      const taken = await upload(1)
      site.clock.add(operatorTimings.screeningWaitMs)
      expect(await next()).toBe(taken)
      const approved = await upload(2)
      await refuse(approved, null)
      await run()
      scoreWith(async () => 0.89)
      const below = await upload(3)
      await run()
      expect(await photos()).toMatchObject([
        { id: taken, status: 'pending' },
        { id: approved, status: 'active' },
        { id: below, status: 'pending' },
      ])
      expect(site.mails).toEqual([])
    })

    it('[TRUST-09] any operator decides the appeal, and the program never refuses that photo again', async () => {
      const id = await upload(1)
      await run()
      await anna.call('appealPhoto', { body: { id, text: 'It is a painting.' } })
      const [appeal] = (await olga.call('listAppeals')).appeals
      expect(appeal).toMatchObject({ photo: id, is_refused_by_program: true })
      await olga.call('decideAppeal', {
        body: { photo: id, status: 'overturned', decision: 'You are right.' },
      })
      await run()
      expect(await photos()).toEqual([{ id, status: 'active', refusal: null, by_program: false }])
      expect(await site.db.many(sql`select 1 from refused_pictures`)).toEqual([])
      expect(await figures()).toContainEqual({
        figure: 'appeals_accepted',
        detail: 'refused_by_program',
        value: 1,
      })
    })

    it('refuses a picture again only if a person refused it, for a reason that holds on every account', async () => {
      scoreWith(async () => 0)
      const [explicit, quality] = [await upload(1), await upload(2)]
      await run()
      await refuse(explicit)
      await decidePhoto(site.deps, { name: 'root' }, { id: quality, refusal: 'quality' })
      scoreWith(async () => 0.95)
      const byProgram = await upload(3)
      await run()
      scoreWith(async () => 0)
      anna = await site.member({ paid_user: true })
      site.clock.add(1)
      const again = [await upload(1), await upload(2), await upload(3)]
      await run()
      expect(await photos()).toMatchObject([
        { id: explicit, status: 'rejected', by_program: false },
        { id: quality, status: 'rejected', by_program: false },
        { id: byProgram, status: 'rejected', by_program: true },
        { id: again[0], status: 'rejected', refusal: 'explicit', by_program: true },
        { id: again[1], status: 'pending' },
        { id: again[2], status: 'pending' },
      ])
      const third = await upload(1)
      await run()
      expect((await photos()).at(-1)).toMatchObject({ id: third, status: 'rejected', by_program: true })
    })

    it('refuses, mails and audits once if several processes screen at the same time', async () => {
      await upload(1)
      await atOnce(4, run)
      expect(site.mails).toHaveLength(1)
      expect(await site.db.many(sql`select actor from audit where action = 'photo rejected'`)).toEqual([
        { actor: 'screening' },
      ])
    })
  })
})
