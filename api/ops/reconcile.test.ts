import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import type { FakeProvider } from '../src/testing/fakeProvider'
import { buy, newKey, notify, useProvider } from '../src/testing/money'
import { readSettlement } from '../src/modules/payments/provider/adyen/settlementFile'
import { runOps } from './runOps'

const head =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Creation Date,TimeZone,Type,' +
  'Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC),Exchange Rate,Net Currency,' +
  'Net Debit (NC),Net Credit (NC),Commission (NC),Markup (NC),Scheme Fees (NC),Interchange (NC)'
const line = (reference: string, type: string, debit: string, credit: string, currency = 'EUR') =>
  `Duetto,DuettoECOM,8836,${reference},visa,2026-03-02 10:00:00,CET,${type},8837,${currency},${debit},${credit},1,${currency},,,,,,`

describe('settlement file', () => {
  it('sums settlements, refunds and chargebacks per payment, and ignores fees and payouts', () => {
    const text = [
      head,
      line('D1-a', 'Settled', '', '12.99'),
      line('D1-a', 'Refunded', '4.3', ''),
      line('D1-a', 'Refunded', '0.70', ''),
      line('D2-b', 'Settled', '', '0.99'),
      line('D2-b', 'Chargeback', '0.99', ''),
      line('', 'Fee', '0.10', ''),
      line('', 'MerchantPayout', '100', ''),
    ].join('\r\n')
    expect(readSettlement(`\ufeff${text}\r\n`)).toEqual([
      { reference: 'D1-a', currency: 'EUR', received: 1299, refunded: 500, chargedBack: 0 },
      { reference: 'D2-b', currency: 'EUR', received: 99, refunded: 0, chargedBack: 99 },
    ])
  })

  it.each([
    ['an amount that is none', [head, line('D1-a', 'Settled', '', '12,99 EUR')].join('\n'), /line 2/],
    ['a line after empty ones', [head, '', '', line('D1-a', 'Settled', '', 'EUR')].join('\r\n'), /line 4/],
    ['a file of another kind', 'a,b\n1,2\n', /line 2/],
  ])('refuses %s', (_, text, message) => expect(() => readSettlement(text)).toThrow(message))
})

describeOnEngine('ops payments reconcile', (engine) => {
  let site: TestApp
  let provider: FakeProvider
  let dir: string
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    provider = useProvider(site)
    dir = mkdtempSync(join(tmpdir(), 'ops-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))
  afterAll(() => site.close())

  const reconcile = async (lines: readonly string[], ...options: string[]) => {
    writeFileSync(join(dir, 'settlement.csv'), [head, ...lines].join('\n'))
    const context = { deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }
    const { code, output } = await runOps(context, [
      'payments',
      'reconcile',
      'settlement.csv',
      ...options,
      '--json',
    ])
    return { code, shown: code === 0 ? (JSON.parse(output) as unknown) : output }
  }
  const bought = async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    const { payment_id: id } = await buy(site, provider, anna)
    return { anna, id, reference: provider.last().reference }
  }

  it('[PAY-03] reports nothing if ledger and file agree, including refunds and chargebacks', async () => {
    const plain = await bought()
    const refunded = await bought()
    await refunded.anna.call('withdraw', { key: newKey(), body: { payment: refunded.id, confirm: true } })
    const disputed = await bought()
    await notify(site, provider.set(disputed.reference, { isChargedBack: true }))
    await site.db.run(sql`update payment_attempts set provider = 'adyen'`)
    const { shown } = await reconcile(
      [
        line(plain.reference, 'Settled', '', '12.99'),
        line(refunded.reference, 'Settled', '', '12.99'),
        line(refunded.reference, 'Refunded', '12.99', ''),
        line(disputed.reference, 'Settled', '', '12.99'),
        line(disputed.reference, 'Chargeback', '12.99', ''),
      ],
      '--from',
      '2026-03-01',
      '--to',
      '2026-03-02',
    )
    expect(shown).toEqual([])
  })

  it('[PAY-03] reports every difference with its payment and amount', async () => {
    const [less, gone, back, other] = [await bought(), await bought(), await bought(), await bought()]
    await site.db.run(sql`update payment_attempts set provider = 'adyen'`)
    const { shown } = await reconcile(
      [
        line(less.reference, 'Settled', '', '12.00'),
        line(back.reference, 'Settled', '', '12.99'),
        line(back.reference, 'Chargeback', '12.99', ''),
        line(other.reference, 'Settled', '', '12.99', 'USD'),
        line('D999-x', 'Settled', '', '4.99'),
      ],
      '--from',
      '2026-03-01',
      '--to',
      '2026-03-02',
    )
    expect(shown).toEqual([
      {
        payment: less.id,
        reference: less.reference,
        fault: 'received',
        here: '1299 EUR',
        provider: '1200 EUR',
      },
      {
        payment: back.id,
        reference: back.reference,
        fault: 'charged_back',
        here: 'paid',
        provider: '1299 EUR',
      },
      {
        payment: other.id,
        reference: other.reference,
        fault: 'currency',
        here: '1299 EUR',
        provider: '1299 USD',
      },
      { payment: null, reference: 'D999-x', fault: 'unknown_here', here: 'nothing', provider: '499 EUR' },
      {
        payment: gone.id,
        reference: gone.reference,
        fault: 'not_settled',
        here: '1299 EUR',
        provider: 'nothing',
      },
    ])
  })

  it('explains what is wrong with an unreadable file', async () => {
    expect(await reconcile([line('D1-a', 'Settled', '', 'much')])).toMatchObject({
      code: 1,
      shown: expect.stringContaining('line 2'),
    })
  })
})
