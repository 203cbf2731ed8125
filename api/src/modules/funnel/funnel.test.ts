import { dayMs, funnelLimits } from '@duetto/shared/domain'
import type { FunnelStep, VisitStep } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { createCaller } from '../../testing/caller'
import { isWaitingForLock } from '../../testing/locks'
import { buy, order, useProvider } from '../../testing/money'
import { until } from '../../testing/runningApi'
import { atOnce, saveSettings, sendText } from '../../testing/social'
import { erasureJob } from '../accounts/deletion/erasure.job'
import { lockBalance } from '../ledger/ledger.repository'
import { countSteps } from './counts.repository'
import { funnelJob } from './funnel.job'
import { replaceLanders } from './landers.repository'
import { countMemberStep } from './members.repository'
import { getFunnel } from './report.service'

const visit = {
  day: '2026-03-01',
  lander: 'gallery',
  niche: 'milf',
  locale: 'de',
  variant: 'b',
  source: 'Partner',
} as const
const deferred = () => {
  let done = (): void => {}
  const promise = new Promise<void>((resolve) => (done = resolve))
  return { done, promise }
}
const password = 'a quiet lighthouse'
const form = { email: 'anna@site.example', name: 'Anna', date_of_birth: '1990-05-05', password }

describeOnEngine('the funnel', (engine) => {
  const site = useTestApp({ engine })
  beforeEach(async () => {
    await replaceLanders(site.db, [
      { name: 'gallery', variants: ['a', 'b'] },
      { name: 'video', variants: [] },
    ])
    await saveSettings(site.db, { marketing: { sources: ['partner'] } })
  })

  const report = (steps: VisitStep[], change: object = {}) =>
    site.visitor.raw('countVisit', { body: { ...visit, ...change, steps } })
  const signUp = async (given: object | undefined, email = form.email): Promise<TestMember> => {
    const body = { ...form, email, ...(given && { visit: given }) }
    const { cookie } = await site.visitor.raw('signUp', { body })
    const call = createCaller(site.app, cookie)
    const { user } = await call('getUser')
    return { id: user?.id ?? 0, email, call }
  }
  const activate = async ({ email, call }: TestMember) => {
    const code = /: (\d{6})\./.exec(site.mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
    await call('activateByCode', { body: { code } })
  }
  const counts = async (): Promise<Partial<Record<FunnelStep, number>>> =>
    (await getFunnel(site.deps, { by: 'lander' })).rows[0]?.counts ?? {}
  const rows = () => site.db.many(sql`select 1 from funnel_counts`)

  it('counts a visit in each step, from the lander to the first purchase', async () => {
    const provider = useProvider(site)
    await report(['view', 'started'])
    await report(['account'])
    const anna = await signUp(visit)
    await report(['photo', 'location', 'personal', 'about'])
    await activate(anna)
    await anna.call('saveProfile', { body: { gender: 'female' } })
    const bert = await site.member({ gender: 'male' })
    await sendText(anna, { profile: bert.id }, 'Hello')
    await sendText(anna, { profile: bert.id }, 'Are you there?')
    await buy(site, provider, anna)
    await buy(site, provider, anna)
    const { rows: found } = await getFunnel(site.deps, { by: 'lander' })
    expect(found).toHaveLength(1)
    expect(new Set(Object.values(found[0]?.counts ?? {}))).toEqual(new Set([1]))
    for (const [by, name] of [
      ['niche', 'milf'],
      ['locale', 'de'],
      ['source', 'partner'],
    ] as const)
      expect((await getFunnel(site.deps, { by })).rows).toMatchObject([{ lander: null, name }])
    expect((await getFunnel(site.deps, { by: 'variant' })).rows).toMatchObject([
      { lander: 'gallery', name: 'b' },
    ])
  })

  it('counts later steps for the day of the visit', async () => {
    const anna = await signUp(visit)
    site.clock.add(20 * 3_600_000)
    await activate(anna)
    const of = (day: string) => getFunnel(site.deps, { from: day, to: day, by: 'lander' })
    expect((await of('2026-03-01')).rows[0]?.counts).toMatchObject({ signed_up: 1, activated: 1 })
    expect((await of('2026-03-02')).rows).toEqual([])
  })

  it('counts each step of a member once, also at the same moment', async () => {
    const anna = await signUp(visit)
    await activate(anna)
    await anna.call('saveProfile', { body: { gender: 'female' } })
    const bert = await site.member({ gender: 'male' })
    await atOnce(4, (index) => sendText(anna, { profile: bert.id }, `Hello ${index}`))
    await atOnce(20, () => countMemberStep(site.db, anna.id, 'first_purchase'))
    expect(await counts()).toMatchObject({ activated: 1, first_message: 1, first_purchase: 1 })
  })

  it('counts every one of many concurrent visits and sign-ups', async () => {
    await atOnce(20, () => report(['view']))
    await atOnce(8, (index) => signUp(visit, `m${index}@site.example`))
    expect(await rows()).toHaveLength(1)
    expect(await counts()).toMatchObject({ view: 20, signed_up: 8 })
  })

  it('[TRUST-08] stores nothing about a member without a visit', async () => {
    const anna = await signUp(undefined)
    await activate(anna)
    expect(await rows()).toEqual([])
    expect(await site.db.many(sql`select 1 from funnel_members`)).toEqual([])
  })

  it('counts unlisted and missing sources without their names', async () => {
    for (const source of ['unlisted-7', null, ' PARTNER ', 'x'.repeat(200)])
      await report(['view'], { source })
    const { rows: found } = await getFunnel(site.deps, { by: 'source' })
    expect(found.map(({ name, counts: { view } }) => [name, view])).toEqual([
      ['other', 2],
      ['none', 1],
      ['partner', 1],
    ])
  })

  it.each<[string, object]>([
    ['an unknown lander', { lander: 'casino' }],
    ['an unknown variant', { variant: 'c' }],
    ['a variant of a lander without a test', { lander: 'video' }],
    ['an unknown niche', { niche: 'cats' }],
    ['an unknown language', { locale: 'xx' }],
    ['a later day', { day: '2026-03-02' }],
    ['an earlier day', { day: '2026-02-27' }],
    ['an impossible day', { day: '2026-02-31' }],
    ['a long name', { lander: 'a'.repeat(5000) }],
    ['a long source', { source: 'a'.repeat(5000) }],
    ['another field', { email: 'anna@site.example' }],
    ['no step', { steps: [] }],
    ['a step twice', { steps: ['view', 'view'] }],
    ['a step of the server', { steps: ['first_purchase'] }],
    ['SQL', { lander: "x'; drop table users" }],
  ])('refuses %s', async (_, change) => {
    const body = { ...visit, steps: ['view'], ...change }
    expect(await site.visitor.raw('countVisit', { body })).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    })
    expect(await rows()).toEqual([])
  })

  it('signs up a member whose visit is unknown, without counting', async () => {
    expect((await signUp({ ...visit, lander: 'casino' })).id).toBeGreaterThan(0)
    expect(await rows()).toEqual([])
  })

  it('counts no further origins on a day with the maximum of them', async () => {
    const origin = { ...visit, source: 'none' }
    const count = (lander: string) => countSteps(site.db, { ...origin, lander }, ['view'], 2)
    expect([await count('a'), await count('b'), await count('c'), await count('a')]).toEqual([
      expect.any(Number),
      expect.any(Number),
      undefined,
      expect.any(Number),
    ])
    expect(await rows()).toHaveLength(2)
  })

  it('[TRUST-10] keeps only the counts of an erased member', async () => {
    const anna = await signUp(visit)
    expect(await anna.call('exportData')).toMatchObject({ visit_before_sign_up: [{ user_id: anna.id }] })
    await anna.call('deleteAccount', { body: { password } })
    site.clock.add(14 * dayMs)
    await erasureJob.run(site.deps)
    expect(await site.db.many(sql`select 1 from funnel_members`)).toEqual([])
    expect(await counts()).toMatchObject({ signed_up: 1 })
  })

  it('[TRUST-08] counts no further step of a member who withdraws consent', async () => {
    const [anna, bea] = [await signUp(visit), await signUp(visit, 'bea@site.example')]
    await anna.call('forgetVisit')
    await activate(anna)
    expect(await counts()).toMatchObject({ signed_up: 2, activated: 0 })
    await activate(bea)
    expect(await counts()).toMatchObject({ activated: 1 })
  })

  it('[TRUST-08] a member who withdraws consent deletes the tracking parameters, also those of orders', async () => {
    useProvider(site)
    const tracking = JSON.stringify({ ref: 'partner' })
    const [anna, bea] = [await site.member({ tracking }), await site.member({ tracking })]
    await order(anna)
    await order(bea)
    await anna.call('forgetVisit')
    await order(anna)
    const left = (id: number) =>
      site.db.many(sql`
        select tracking->>'ref' as ref from users where id = ${id}
        union all select tracking->>'ref' from payments where user_id = ${id}`)
    expect(await left(anna.id)).toEqual([{ ref: null }, { ref: null }, { ref: null }])
    expect(await left(bea.id)).toEqual([{ ref: 'partner' }, { ref: 'partner' }])
  })

  it('[TRUST-08] an order in progress stores no tracking parameters after a withdrawal', async () => {
    const anna = await site.member({ tracking: JSON.stringify({ ref: 'partner' }) })
    const { done: commit, promise: isCommitting } = deferred()
    const { done: signalReady, promise: isReady } = deferred()
    const ordering = site.db.tx(async (tx) => {
      await lockBalance(tx, anna.id)
      await tx.run(sql`
        insert into payments (user_id, idempotency_key, body_hash, package, credits, method, country, currency,
          list_minor, discount_minor, surcharge_minor, price_minor, refund_days, state, created_at, vat_permille, tracking)
        values (${anna.id}, 'key', '-', 'p1', 30, 'creditcard', 'NL', 'EUR', 1299, 0, 0, 1299, 14, 'created', now(), 210,
          (select tracking from users where id = ${anna.id}))`)
      signalReady()
      await isCommitting
    })
    await isReady
    const forgetting = anna.call('forgetVisit')
    if (engine === 'postgres') await Promise.race([forgetting, until(() => isWaitingForLock(site.db))])
    commit()
    await Promise.all([ordering, forgetting])
    expect(await site.db.many(sql`select tracking from payments`)).toEqual([{ tracking: {} }])
  })

  it('deletes origins of members and counts after their days', async () => {
    await signUp(visit)
    const left = async () => [
      (await site.db.many(sql`select 1 from funnel_members`)).length,
      (await rows()).length,
    ]
    const day = (days: number) => {
      site.clock.now = new Date(Date.parse('2026-03-01T12:00:00Z') + days * dayMs)
      return funnelJob.run(site.deps)
    }
    await day(funnelLimits.memberDays)
    expect(await left()).toEqual([1, 1])
    await day(funnelLimits.memberDays + 1)
    expect(await left()).toEqual([0, 1])
    await day(funnelLimits.countDays + 1)
    expect(await left()).toEqual([0, 0])
  })

  it('refuses periods that are reversed or too long', async () => {
    for (const from of ['2026-03-02', '2024-01-01'])
      await expect(getFunnel(site.deps, { from, to: '2026-03-01', by: 'lander' })).rejects.toMatchObject({
        code: 'bad_input',
      })
  })
})
