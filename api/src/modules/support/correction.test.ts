import { randomUUID } from 'node:crypto'
import { correctionCeilings, dayMs } from '@duetto/shared/domain'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { describeOnEachEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { books, spend } from '../../testing/money'
import { correctCredits } from './correction.service'

const { support: ceiling } = correctionCeilings

describeOnEachEngine('corrections of credits', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let anna: TestMember
  let olga: TestOperator
  beforeEach(async () => {
    anna = await site.member({ credits: 10 })
    olga = await desk.operator('support')
  })
  const correct = (credits: number, { by = olga, key }: { by?: TestOperator; key?: string } = {}) =>
    by.raw('correctCredits', {
      body: { id: anna.id, credits, reason: 'Counted twice', key: key ?? randomUUID() },
    })

  it('adds and removes credits, and the books balance', async () => {
    const events = site.eventsOf(anna.id)
    await correct(5)
    expect(await correct(-12)).toMatchObject({ status: 200, body: { member: { credits: 3 } } })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 3, ledger: 3 })
    expect(events.map(({ event }) => event)).toMatchObject([{ credits: 15 }, { credits: 3 }])
    await spend(site.db, anna.id, 3)
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0 })
    const { entries } = await olga.call('getMemberHistory', { query: { id: anna.id } })
    expect(entries[0]).toMatchObject({
      before: { credits: 15 },
      after: { credits: 3 },
      details: { credits: -12 },
    })
  })

  it('never removes more credits than the member has', async () => {
    expect(await correct(-11)).toMatchObject({ status: 409, body: { code: 'correction_below_zero' } })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 10 })
  })

  it('limits concurrent corrections of an operator to the ceiling of the role', async () => {
    const half = Math.floor(ceiling / 2)
    const answers = await Promise.all(Array.from({ length: 6 }, () => correct(half)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'correction_above_ceiling',
    })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 10 + 2 * half, ledger: 10 + 2 * half })
    expect((await correct(1, { by: await desk.operator('finance') })).status).toBe(200)
    expect((await correct(-half)).status).toBe(403)
  })

  it('allows corrections again after a day', async () => {
    const again = () => {
      const correction = { id: anna.id, credits: ceiling, reason: 'Counted twice', key: randomUUID() }
      return correctCredits(site.deps, { name: 'olga' }, { ...correction, ceiling })
    }
    expect([await again(), await again()]).toEqual(['done', 'above_ceiling'])
    site.clock.add(dayMs)
    expect(await again()).toBe('done')
  })

  it('corrects once per key, also for concurrent calls', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(5, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 15, ledger: 15 })
    expect((await correct(2, { key })).status).toBe(409)
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 15 })
  })
})
