import { dayMs } from '@duetto/shared/domain'
import { useTestConsole } from '../../../testing/console'
import type { TestOperator } from '../../../testing/console'
import { describeOnEngine, useTestApp } from '../../../testing'
import type { TestMember } from '../../../testing'
import { isWaitingForLock } from '../../../testing/locks'
import { until } from '../../../testing/runningApi'
import { sendText } from '../../../testing/social'
import { exportData } from '../../exports/memberData.service'
import { saveRestriction } from './measures.repository'

describeOnEngine('warnings and restrictions', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let anna: TestMember
  let bert: TestMember
  let olga: TestOperator
  beforeEach(async () => {
    anna = await site.member({ paid_user: true, credits: 9, language: 'en', email: 'anna@site.test' })
    bert = await site.member()
    olga = await desk.operator('support')
  })

  const text = 'Please do not ask members for money.'
  const warn = () => olga.raw('warnMember', { body: { id: anna.id, rule: 'spam', text } })
  const restrict = (days = 7) =>
    olga.raw('restrictMember', { body: { id: anna.id, rule: 'spam', text, days } })
  const measures = async () => (await anna.call('getUser')).user?.measures
  const send = (to: TestMember) =>
    anna.call.raw('sendMessage', {
      key: `to-${to.id}-key`,
      body: { profile: to.id, kind: 'text', text: 'Hi' },
    })
  const like = (to: TestMember) => anna.call.raw('like', { body: { profile: to.id } })

  it('warns by e-mail and on the site, until the member confirms', async () => {
    const events = site.eventsOf(anna.id)
    expect((await warn()).status).toBe(200)
    expect(events.map(({ event }) => event.type)).toEqual(['resync'])
    const mail = site.mails.find(({ to }) => to === 'anna@site.test')
    expect(mail?.text).toContain(text)
    expect(mail?.text).toContain('Spam, advertising or asking for money')
    const [warning] = (await measures()) ?? []
    expect(warning).toMatchObject({ kind: 'warning', rule: 'spam', text, until: null })
    const body = { warning: warning?.id ?? 0 }
    await bert.call('confirmWarning', { body })
    expect(await measures()).toHaveLength(1)
    await anna.call('confirmWarning', { body })
    expect(await measures()).toBeUndefined()
    expect((await like(bert)).status).toBe(200)
  })

  it('refuses likes, swipes and new conversations until the restriction ends', async () => {
    await sendText(anna, { profile: bert.id }, 'Hi')
    const [cara, dora] = [await site.member(), await site.member()]
    await restrict(3)
    const ends = new Date(site.clock.now.getTime() + 3 * dayMs).toISOString()
    expect(await measures()).toMatchObject([{ kind: 'restriction', until: ends }])
    const refusal = { status: 403, body: { code: 'restricted', details: { until: expect.any(String) } } }
    expect(await like(cara)).toMatchObject(refusal)
    expect(await send(cara)).toMatchObject(refusal)
    const swipe = (decision: 'like' | 'pass') =>
      anna.call.raw('swipe', { body: { profile: dora.id, decision } })
    expect(await swipe('like')).toMatchObject(refusal)
    expect((await swipe('pass')).status).toBe(200)
    expect((await send(bert)).status).toBe(200)
    await sendText(cara, { profile: anna.id }, 'Hello')
    expect((await send(cara)).status).toBe(200)
    site.clock.add(3 * dayMs)
    expect((await like(cara)).status).toBe(200)
    expect((await send(dora)).status).toBe(200)
    expect(await measures()).toBeUndefined()
  })

  it('lifts a restriction, and replaces it with another', async () => {
    await restrict(7)
    await restrict(1)
    expect(await measures()).toHaveLength(1)
    const lift = () => olga.raw('liftRestriction', { body: { id: anna.id, reason: 'Was a mistake' } })
    expect(await lift()).toMatchObject({ status: 200, body: { member: { restricted_until: null } } })
    expect((await lift()).status).toBe(409)
    expect((await like(bert)).status).toBe(200)
    const { entries } = await olga.call('getMemberHistory', { query: { id: anna.id } })
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['restriction lifted', 'Was a mistake'],
      ['member restricted', text],
      ['member restricted', text],
    ])
  })

  it('applies only to active members, and is part of the export', async () => {
    await warn()
    expect(await exportData(site.deps, anna.id)).toMatchObject({ warnings_and_restrictions: [{ text }] })
    await olga.call('suspendMember', { body: { id: anna.id, rule: 'spam', text: 'Asked for money again' } })
    expect((await warn()).status).toBe(409)
    expect((await restrict()).status).toBe(409)
  })

  it.each([
    ['like', like],
    ['first message', send],
  ] as const)('a %s waits for a concurrent restriction, and is then refused', async (_, act) => {
    let isAnswered = false
    let signalReady = () => {}
    const isReady = new Promise<void>((done) => (signalReady = done))
    const restricting = site.db.tx(async (tx) => {
      await saveRestriction(tx, anna.id, new Date(site.clock.now.getTime() + dayMs))
      signalReady()
      if (engine === 'postgres') await until(async () => isAnswered || (await isWaitingForLock(tx)))
    })
    await isReady
    const answer = await act(bert)
    isAnswered = true
    await restricting
    expect(answer.body).toMatchObject({ code: 'restricted' })
  })
})
