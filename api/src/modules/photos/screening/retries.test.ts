import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import type { TestMember } from '../../../testing'
import { useTestConsole } from '../../../testing/console'
import { defaultScreening } from '../../settings/screening'
import { decidePhoto } from '../decision.service'
import { screenNext } from './screening.service'
import { useScreening } from './testing/useScreening'

const minute = 60_000

describeOnEngine('screening of photos that fail', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  const { scoreWith, run, ...screening } = useScreening(site)
  let anna: TestMember
  beforeEach(async () => void (anna = await site.member({ paid_user: true })))
  const upload = (seed: number) => screening.upload(seed, anna)
  const crash = () => Promise.reject(new Error('the scorer ended (SIGKILL)'))
  const unscored = async () =>
    (await site.app.metrics.metrics()).match(/^duetto_photos_unscored_24h (\d+)/m)?.[1]

  it('shows a photo to a person if the model fails, and sorts it once the model works', async () => {
    const [harmless, explicit] = [await upload(1), await upload(2)]
    scoreWith(crash)
    await run()
    site.clock.add(minute)
    const olga = await desk.operator('moderator')
    expect((await olga.call('takePhoto')).photo?.id).toBe(harmless)
    const scores = [0, 0.99]
    scoreWith(async () => scores.shift() ?? 0)
    await run()
    const queue = sql`select id from photos order by coalesce(queued_at, created_at)`
    expect(await site.db.many(queue)).toEqual([{ id: explicit }, { id: harmless }])
    expect(await unscored()).toBe('0')
  })

  it('screens a photo four times, at growing intervals, and then counts it as unscored', async () => {
    await upload(1)
    let tries = 0
    scoreWith(() => {
      tries += 1
      return crash()
    })
    const triesAfter = async (minutes: number) => {
      site.clock.add(minutes * minute)
      await run()
      return tries
    }
    const tried = []
    for (const minutes of [0, 0.9, 0.1, 14, 1, 119]) tried.push(await triesAfter(minutes))
    expect(tried).toEqual([1, 1, 2, 2, 3, 3])
    expect(await unscored()).toBe('0')
    expect(await triesAfter(1)).toBe(4)
    expect(await unscored()).toBe('1')
    expect(await triesAfter(24 * 60)).toBe(4)
  })

  it('stops retrying a photo after all attempts ended with their process', async () => {
    const id = await upload(1)
    let tries = 0
    scoreWith(async () => {
      tries += 1
      return 0.5
    })
    const db = Object.assign(Object.create(site.db) as typeof site.db, {
      tx: () => Promise.reject(new Error('the process ended')),
    })
    for (let count = 0; count < 4; count += 1) {
      await expect(screenNext({ ...site.deps, db }, defaultScreening)).rejects.toThrow('the process ended')
      site.clock.add(minute)
    }
    await run()
    expect(tries).toBe(4)
    expect(await site.db.one(sql`select score, screened_at from photos where id = ${id}`)).toEqual({
      score: null,
      screened_at: site.clock.now,
    })
  })

  it('screens photos that failed after new ones, and before those that people decided', async () => {
    const failed = await upload(1)
    scoreWith(crash)
    await run()
    const decided = await upload(2)
    await decidePhoto(site.deps, { name: 'root' }, { id: decided, refusal: null })
    site.clock.add(minute)
    const fresh = await upload(3)
    const order: number[] = []
    scoreWith(async () => {
      const claimed = sql`select id from photos where screened_at is null and screening_until > ${site.clock.now}`
      order.push((await site.db.one<{ id: number }>(claimed)).id)
      return 0
    })
    await run()
    expect(order).toEqual([fresh, failed, decided])
  })
})
