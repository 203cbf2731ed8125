import { dayMs, dayOf } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { runOps } from '../../../../ops/runOps'
import { describeOnEngine } from '../../../testing'
import { useTestConsole } from '../../../testing/console'
import { buy, usePaymentSite } from '../../../testing/money'
import { reconcilePastDays } from './daily.job'
import { countDifferences } from './daily.repository'

describeOnEngine('daily reconciliation', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  const desk = useTestConsole(site)

  const bought = async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    return (await buy(site, provider, anna, { package: 'p1', method: 'creditcard' })).payment_id
  }
  const list = async () => {
    const olga = await desk.operator('finance')
    return (await olga.call('listReconciliations')).days
  }

  it('[PAY-03] stores the differences of past days, not of today, and compares them again until they agree', async () => {
    const day = dayOf(site.clock.now)
    const [id] = [await bought(), await bought()]
    await site.db.run(sql`update payments set received_minor = received_minor - 1 where id = ${id}`)
    await reconcilePastDays(site.deps)
    expect((await list()).some((row) => row.day === day)).toBe(false)
    site.clock.add(dayMs)
    await reconcilePastDays(site.deps)
    expect((await list())[0]).toMatchObject({ day, orders: 2, differences: 1 })
    const stored = await site.db.one(
      sql`select differences -> 0 as found from reconciliations where day = ${day}`,
    )
    expect(stored).toMatchObject({ found: { payment: id, faults: ['received'] } })
    expect(await countDifferences(site.db)).toBe(1)

    await site.db.run(sql`update payments set received_minor = received_minor + 1 where id = ${id}`)
    site.clock.add(60 * dayMs)
    await reconcilePastDays(site.deps)
    const fixed = await site.db.one(sql`select differences from reconciliations where day = ${day}`)
    expect(fixed).toEqual({ differences: [] })
    expect(await countDifferences(site.db)).toBe(0)
  })

  it('[PAY-03] compares a day that agreed only once', async () => {
    await bought()
    site.clock.add(dayMs)
    await reconcilePastDays(site.deps)
    const before = await list()
    site.clock.add(1000)
    await reconcilePastDays(site.deps)
    expect(await list()).toEqual(before)
    expect(before).toHaveLength(31)
  })

  it('offers the command the same list', async () => {
    site.clock.add(dayMs)
    await reconcilePastDays(site.deps)
    const { output } = await runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [
      ...['payments', 'reconciliations', '--json'],
    ])
    expect(JSON.parse(output)).toEqual(await list())
  })
})
