import sql from 'sql-template-tag'
import { describeOnEngine } from '../../testing'
import { order, usePaymentSite } from '../../testing/money'

describeOnEngine('payment methods', (engine) => {
  const { site } = usePaymentSite({ engine })

  it('[PAY-02] [PAY-04] lists the country’s methods, local ones first, with status and surcharge', async () => {
    const anna = await site.member({ country: 'DE', created_at: new Date(0) })
    await site.db.run(sql`
      insert into method_settings (country, method, surcharge_minor, is_offered)
      values ('DE', 'paypal', 35, true), ('DE', 'applepay', 0, false)`)
    const { country, methods } = await anna.call('getPaymentMethods')
    expect(country).toBe('DE')
    expect(methods.map(({ id, status, surcharge_minor: extra }) => [id, status, extra])).toEqual([
      ['sofort', 'discontinued', 0],
      ['giropay', 'discontinued', 0],
      ['paysafecard', 'active', 0],
      ['banktransfer', 'active', 0],
      ['directdebit', 'active', 0],
      ['creditcard', 'active', 0],
      ['paypal', 'active', 35],
      ['googlepay', 'active', 0],
    ])
    expect(await order(anna, { package: 'p0', method: 'paypal' })).toMatchObject({
      surcharge_minor: 35,
      price: 534,
    })
  })

  it('[PAY-04] refuses a surcharge on consumer cards or SEPA in the EEA', async () => {
    const set = (country: string, method: string) =>
      site.db.run(sql`
        insert into method_settings (country, method, surcharge_minor) values (${country}, ${method}, 35)`)
    await expect(set('IT', 'creditcard')).rejects.toThrow(/method_settings_surcharge/)
    await expect(set('FR', 'directdebit')).rejects.toThrow(/method_settings_surcharge/)
    await expect(set('DE', 'googlepay')).rejects.toThrow(/method_settings_surcharge/)
    await expect(set('US', 'creditcard')).resolves.toBe(1)
  })
})
