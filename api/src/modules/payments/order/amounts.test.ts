import type { CallResponse } from '@duetto/shared/contract'
import { discountedMinor, packageIds } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { newKey, notify, order, usePaymentSite } from '../../../testing/money'

describeOnEngine('amounts to the smallest unit', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const member = (country: string) => site.member({ country, created_at: new Date(0) })
  type Chosen = CallResponse<'getPackages'>['packages'][number]
  const offered = async (anna: TestMember, id: string) => {
    const { packages } = await anna.call('getPackages')
    return packages.find((one) => one.id === id) as Chosen
  }

  it.each(['NL', 'GB', 'CH', 'PL', 'DK', 'SE'])(
    '[PAY-04] [TRUST-04] in %s page, order, provider and receipt have one amount, for any percentage',
    async (country) => {
      await site.db.run(sql`
        insert into method_settings (country, method, surcharge_minor) values (${country}, 'paypal', 37)`)
      for (const percent of [0, 7, 33, 99]) {
        const code = `OFF${percent}`
        if (percent > 0)
          await site.db.run(
            sql`insert into discount_codes (code, percent, validity) values (${code}, ${percent}, 'unlimited')`,
          )
        const anna = await member(country)
        const { methods } = await anna.call('getPaymentMethods')
        const surcharge = methods.find(({ id }) => id === 'paypal')?.surcharge_minor ?? 0
        for (const id of packageIds) {
          const seen = discountedMinor((await offered(anna, id)).price_minor, percent) + surcharge
          const body = {
            package: id,
            method: 'paypal',
            price_minor: seen,
            ...(percent > 0 ? { code } : {}),
          } as const
          const payment = await order(anna, body)
          expect(payment.list_price_minor - payment.discount_minor + payment.surcharge_minor).toBe(seen)
          const paid = provider.set(provider.last().reference, { state: 'paid' })
          expect(paid).toMatchObject({ receivedMinor: seen, currency: payment.currency })
          await notify(site, paid)
          const money = new Intl.NumberFormat('en', { style: 'currency', currency: payment.currency })
          expect(site.mails.at(-1)?.text).toContain(money.format(seen / 100))
          expect(surcharge).toBe(37)
        }
      }
    },
    60_000,
  )

  it.each(['IT', 'NL', 'DE', 'FR'])(
    '[PAY-04] in %s consumer cards and SEPA have no surcharge, on the page and at the provider',
    async (country) => {
      const anna = await member(country)
      const { methods } = await anna.call('getPaymentMethods')
      for (const id of ['creditcard', 'banktransfer', 'directdebit'])
        expect(methods.find((one) => one.id === id)?.surcharge_minor).toBe(0)
      const { price_minor: list } = await offered(anna, 'p2')
      await order(anna, { package: 'p2', method: 'creditcard', price_minor: list }, newKey())
      expect(provider.set(provider.last().reference, { state: 'paid' }).receivedMinor).toBe(list)
    },
  )
})
