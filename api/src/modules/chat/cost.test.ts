import { creditsPriceMinor } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import type { FakeProvider } from '../../testing/fakeProvider'
import { buy, spend, useProvider } from '../../testing/money'
import { saveSettings, sendText } from '../../testing/social'
import { grantCredits } from '../ledger/ledger.service'

describeOnEngine('cost of the next message', (engine) => {
  let site: TestApp
  let provider: FakeProvider
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    provider = useProvider(site)
  })
  afterAll(() => site.close())

  const buyer = () => site.member({ country: 'IT', created_at: new Date(0) })
  const costFor = async (member: Awaited<ReturnType<typeof buyer>>) => {
    const her = await site.member()
    return (await member.call('getMessages', { query: { profile: her.id } })).cost
  }

  it('[TRUST-03] [PAY-12] is the list price of the settings if nothing was bought', async () => {
    const given = await site.member({ paid_user: true, credits: 5, country: 'IT' })
    expect(await costFor(given)).toMatchObject({ price_minor: 50, currency: 'EUR' })
    await saveSettings(site.db, { minimum_message_costs: { IT: { costs: 39, currency: 'EUR' } } })
    expect(await costFor(given)).toMatchObject({
      price_minor: 39,
      rates: [{ credits: null, price_minor: 39, per: 1 }],
    })
  })

  it('[TRUST-03] is the purchase price of the credits that are spent next, purchase by purchase', async () => {
    const anna = await buyer()
    await buy(site, provider, anna)
    expect(await costFor(anna)).toMatchObject({ price_minor: 44 })
    await buy(site, provider, anna, { package: 'p3', method: 'creditcard' })
    await spend(site.db, anna.id, 29)
    const her = await site.member()
    const { cost } = await sendText(anna, { profile: her.id }, 'The last one of the first package')
    expect(cost).toMatchObject({ price_minor: 30, currency: 'EUR' })
    await spend(site.db, anna.id, 199)
    const { rates } = await costFor(anna)
    // One credit at 5999 / 200 and two at the list price of 499 / 10.
    expect(creditsPriceMinor(rates ?? [], 3)).toBe(130)
  })

  it('[TRUST-03] is the discounted price of a discounted purchase, whatever the list price', async () => {
    const anna = await site.member({ country: 'IT' })
    await saveSettings(site.db, { minimum_message_costs: { IT: { costs: 99, currency: 'EUR' } } })
    const { price } = await buy(site, provider, anna)
    expect(price).toBeLessThan(1299)
    expect(await costFor(anna)).toMatchObject({ price_minor: Math.ceil(price / 30) })
  })

  it('[TRUST-03] stays in the currency that was paid after a move to another country', async () => {
    const anna = await buyer()
    await buy(site, provider, anna)
    await site.db.run(sql`update users set country = 'GB' where id = ${anna.id}`)
    expect(await costFor(anna)).toMatchObject({ price_minor: 44, currency: 'EUR' })
  })

  it('[TRUST-03] credits received as a gift do not change the price of bought ones', async () => {
    const anna = await buyer()
    await site.db.tx((tx) =>
      grantCredits(tx, { userId: anna.id, credits: 3, kind: 'correction', sourceKey: 'present' }),
    )
    await buy(site, provider, anna)
    expect(await costFor(anna)).toMatchObject({ price_minor: 44 })
  })
})
