import { dayOf } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import { useTestConsole } from '../../../testing/console'
import type { TestOperator } from '../../../testing/console'
import { buy, notify, spend, usePaymentSite } from '../../../testing/money'
import { sumNotices } from './day.service'
import { unpaid } from '../provider/PaymentProvider'

const reason = 'The member called'

describe('sum of notices', () => {
  const base = { ...unpaid, providerId: 'p', reference: 'r', currency: 'EUR', state: 'paid' as const }
  const refund = (id: string, amountMinor: number, isFailed = false) => ({
    ...base,
    receivedMinor: 500,
    refund: { id, reference: id, amountMinor, isFailed },
  })
  it('counts each refund once, and none that failed', () =>
    expect(sumNotices([refund('a', 100), refund('a', 100), refund('b', 50), refund('b', 50, true)])).toEqual({
      received_minor: 500,
      refunded_minor: 100,
      is_charged_back: false,
    }))
})

describeOnEngine('reconciliation and bookings of a day', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  const desk = useTestConsole(site)
  let olga: TestOperator
  let day: string
  beforeEach(async () => {
    olga = await desk.operator('finance')
    day = dayOf(site.clock.now)
  })

  const bought = async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    const { payment_id: id, price } = await buy(site, provider, anna, { package: 'p1', method: 'creditcard' })
    return { anna, id, price, reference: provider.last().reference }
  }
  const differences = async (of = day) =>
    (await olga.call('reconcileDay', { query: { day: of } })).differences

  it('[PAY-03] reports nothing if orders, ledger and provider agree', async () => {
    const { price } = await bought()
    const charged = await bought()
    await notify(site, provider.set(charged.reference, { isChargedBack: true }))
    const { totals, differences: found } = await olga.call('reconcileDay', { query: { day } })
    expect(found).toEqual([])
    const sums = { orders: 2, received_minor: 2 * price, provider_received_minor: 2 * price }
    expect(totals).toMatchObject([{ currency: 'EUR', ...sums, credits: 60, ledger_credits: 60 }])
  })

  it('[PAY-03] reports each side that differs', async () => {
    const [lost, changed, refunded, granted] = [
      await bought(),
      await bought(),
      await bought(),
      await bought(),
    ]
    await site.db.run(sql`delete from provider_notices where payload->>'reference' = ${lost.reference}`)
    await site.db.run(sql`update payments set received_minor = 1 where id = ${changed.id}`)
    await olga.call('refundPayment', { body: { id: refunded.id, reason } })
    await site.db.run(sql`update payments set credits = 7 where id = ${granted.id}`)
    expect(await differences()).toMatchObject([
      { payment: lost.id, faults: ['no_notice'], notices: null },
      { payment: changed.id, faults: ['received'], order: { received_minor: 1 } },
      {
        payment: refunded.id,
        faults: ['refunded'],
        order: { refunded_minor: refunded.price },
        notices: { refunded_minor: 0 },
      },
      { payment: granted.id, faults: ['credits'], order: { credits: 7 }, ledger_credits: 30 },
    ])
  })

  it('[PAY-03] reports money and credits that belong to no paid order', async () => {
    const { id, price, reference } = await bought()
    await notify(site, { ...provider.set(reference, {}), reference: 'elsewhere' })
    await notify(site, { ...provider.set(reference, {}), reference: 'authorised', state: 'authorised' })
    await site.db.run(sql`update payments set state = 'pending', paid_at = null where id = ${id}`)
    expect(await differences()).toMatchObject([
      { payment: id, faults: ['not_paid'], notices: { received_minor: price } },
      { payment: null, reference: 'elsewhere', faults: ['unknown_here'] },
      { payment: null, reference: 'authorised', faults: ['unknown_here'] },
    ])
    // The database's clock, not the test clock, dates ledger entries.
    const { at } = await site.db.one<{ at: Date }>(
      sql`select created_at as at from ledger_entries where kind = 'purchase'`,
    )
    expect((await differences(dayOf(at))).at(-1)).toMatchObject({
      payment: id,
      faults: ['no_order'],
      ledger_credits: 30,
    })
    expect(await differences('2001-01-01')).toEqual([])
  })

  it('exports sales, refunds and chargebacks as CSV without formulas, and records it', async () => {
    const { anna, id, price } = await bought()
    await spend(site.db, anna.id, 4)
    await site.db.run(sql`update payments set vat_permille = 210, discount_code = '=1+1' where id = ${id}`)
    await olga.call('refundPayment', { body: { id, amount_minor: 99, reason } })
    await olga.call('chargeBackPayment', { body: { id, reason } })
    const { status, body, headers } = await olga.raw('exportBookings', { query: { from: day, to: day } })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, ...lines] = String(body).trim().split('\r\n')
    const names = head?.split(',') ?? []
    const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])))
    expect(rows).toMatchObject([
      { kind: 'sale', amount: String(price / 100), vat_percent: '21', discount_code: "'=1+1" },
      { kind: 'refund', amount: '-0.99', vat: '-0.17' },
      { kind: 'charge_back', amount: String((99 - price) / 100) },
    ])
    const other = await olga.raw('exportBookings', { query: { from: '2001-01-01', to: '2001-01-02' } })
    expect(String(other.body).trim()).toBe(head)
    expect((await olga.raw('exportBookings', { query: { from: day, to: '2001-01-01' } })).status).toBe(400)
    expect(await site.db.many(sql`select actor from audit where action = 'bookings exported'`)).toHaveLength(
      2,
    )
  })
})
