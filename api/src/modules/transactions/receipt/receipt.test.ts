import { endpoints } from '@duetto/shared/contract'
import { allLocales, vatMinor } from '@duetto/shared/domain'
import { createRequire } from 'node:module'
import type { TestMember } from '../../../testing'
import { buy, order, usePaymentSite } from '../../../testing/money'
import { saveSettings } from '../../../testing/social'
import { getCompany } from '../../site/company'
import { requirePayment } from '../../payments/order/attempts.service'
import { renderReceipt } from './renderReceipt'
import { composeReceipt } from './lines'
import { intlOf } from '../../../texts/intl'
import { receiptMessages } from './messages'

describe('receipt PDF', () => {
  const { site, provider } = usePaymentSite()

  const member = (language: string, country = 'NL') =>
    site.member({ country, language, created_at: new Date(0), name: 'Zażółć Gęślą' })
  const download = (anna: TestMember, id: number) =>
    site.app.inject({
      method: 'GET',
      url: `${endpoints.getReceipt.path}?id=${id}`,
      headers: { cookie: anna.call.cookie },
    })
  const linesOf = async (anna: TestMember, id: number, language: string) => {
    const row = await requirePayment(site.deps, anna.id, id)
    const { receipt_number: number, paid_at: paidAt } = row
    if (!number || !paidAt) throw new Error('not paid')
    const company = await getCompany(site.deps, '*')
    return composeReceipt({
      row: { ...row, receipt_number: number, paid_at: paidAt },
      company: { ...company, name: 'Duetto B.V.', vat_numbers: ['NL000000000B01'] },
      customer: 'Anna',
      language,
    })
  }

  it('[PAY-10] is named by its number, and only for the buyer', async () => {
    const [anna, ben] = [await member('pl'), await member('en')]
    const { payment_id: id } = await buy(site, provider, anna)
    const answer = await download(anna, id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="2026-000001.pdf"',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1')).toContain('Figtree')
    expect((await download(ben, id)).statusCode).toBe(404)
    const { payment_id: open } = await order(anna)
    expect((await download(anna, open)).statusCode).toBe(404)
  })

  it('[PAY-10] contains number, seller, customer, day and every amount, and VAT if configured', async () => {
    await saveSettings(site.db, { payments: { vat: { FI: 25.5 } } })
    const anna = await member('fi', 'FI')
    const { payment_id: id } = await buy(site, provider, anna)
    expect((await anna.call('getPackages')).vat_permille).toBe(255)
    const lines = await linesOf(anna, id, 'fi')
    expect(lines.title).toBe('Kuitti 2026-000001')
    expect(lines.facts[0]?.[1]).toMatch(/^Duetto B\.V\., .*NL000000000B01$/)
    expect(lines.total[1]).toMatch(/12,99/)
    expect(vatMinor(1299, 255)).toBe(264)
    expect(lines.notes).toEqual([
      [expect.stringMatching(/arvonlisäveroa \(25,5\s%\)/), expect.stringMatching(/2,64/)],
    ])
    const ben = await member('en', 'NL')
    const { payment_id: other } = await buy(site, provider, ben)
    expect((await linesOf(ben, other, 'en')).notes).toEqual([])
    expect((await ben.call('getPackages')).vat_permille).toBeNull()
  })

  it('[PAY-10] uses the VAT of the day of the order', async () => {
    await saveSettings(site.db, { payments: { vat: { NL: 21 } } })
    const anna = await member('nl')
    const { payment_id: id } = await buy(site, provider, anna)
    await saveSettings(site.db, { payments: { vat: { NL: 23 } } })
    expect((await anna.call('getPayment', { query: { id } })).payment.vat_permille).toBe(210)
  })

  it('uses a font with every letter of all languages', async () => {
    const { openSync } = createRequire(require.resolve('pdfkit'))('fontkit') as {
      openSync: (file: string) => { hasGlyphForCodePoint: (point: number) => boolean }
    }
    const font = openSync(require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'))
    const letters = new Set([
      ...allLocales
        .flatMap((locale) =>
          Object.values(receiptMessages).map(({ id = '' }) => intlOf(locale).messages[id] ?? ''),
        )
        .join(''),
      ...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻåäöæøÅÄÖÆØßéèêçñ€£złkr',
    ])
    expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    )
  })

  it.each(allLocales)('fits on one page in %s', async (locale) => {
    const anna = await member(locale)
    const { payment_id: id } = await buy(site, provider, anna)
    const pdf = await renderReceipt(await linesOf(anna, id, locale), locale)
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})
