import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, findFictional, fetchOwnId } from '../../support/members'
import { codeInMail } from '../../support/mailbox'
import { site } from '../../support/site'

const orderButton = (page: Page) => page.getByRole('button', { name: /^Order and pay/ })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const choose = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

const begin = async (page: Page, method: string): Promise<void> => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto(`/credits/p1/${method}`)
  await expect(orderButton(page)).toBeEnabled()
}

const order = async (page: Page): Promise<string> => {
  await orderButton(page).click()
  await page.waitForURL(/\/pay\//)
  return page.url().split('/').at(-1) ?? ''
}

const isCompleted = (page: Page) =>
  expect(heading(page, 'Payment completed')).toBeFocused({ timeout: 30_000 })

const happen = async (page: Page, payment: string, outcome: string): Promise<void> => {
  const form = { payment, outcome }
  expect((await page.request.post(`${site.sandbox}/console`, { form, maxRedirects: 0 })).status()).toBe(303)
}

test.use({ extraHTTPHeaders: { 'x-country': 'NL' } })

test('[PAY-03] [PAY-07] a card is declined after 3-D Secure, and a second attempt with a code succeeds', async ({
  page,
}) => {
  await begin(page, 'creditcard')
  await order(page)
  await choose(page, /^3-D Secure, then declined/)
  await choose(page, /^Confirm the payment/)
  await expect(heading(page, 'The payment did not go through')).toBeFocused({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Pay with iDEAL | Wero instead' })).toBeVisible()
  await page.getByText('Enter a discount code').click()
  await page.getByLabel('Discount code').fill('card15')
  await choose(page, /^Use code/)
  await expect(orderButton(page)).toHaveText(/€11\.04/)
  await order(page)
  await expect(page.getByText('€11.04').first()).toBeVisible()
  await choose(page, /^3-D Secure asks/)
  await choose(page, /^Confirm the payment/)
  await isCompleted(page)
})

test('[PAY-02] [PAY-03] a bank transfer and a wallet are paid on their own pages', async ({ page }) => {
  await begin(page, 'ideal')
  await order(page)
  await choose(page, /^Pay now/)
  await isCompleted(page)
  await page.goto('/credits/p0/paypal')
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible()
  await order(page)
  await choose(page, /^Pay, confirmed later/)
  await expect(heading(page, 'Your payment is on its way')).toBeFocused({ timeout: 30_000 })
  await isCompleted(page)
  expect((await fetchOwnId(page.request)).credits).toBe(40)
})

test('[PAY-03][PAY-10] completes a partly paid transfer, and accepts one that arrives after it expired', async ({
  page,
}) => {
  await begin(page, 'banktransfer')
  await order(page)
  await choose(page, /^Pay half/)
  await expect(heading(page, /is still missing$/)).toBeFocused({ timeout: 30_000 })
  await page.goto('/credits/p1/banktransfer')
  const late = await order(page)
  await choose(page, /^Let it expire/)
  await expect(heading(page, 'This payment has expired')).toBeFocused({ timeout: 30_000 })
  await happen(page, late, 'ok')
  await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(30)
  await page.goto('/transactions')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByText('Partly paid')).toBeVisible()
})

test('[PAY-06] debits a pasted account number with its code; explains a debit returned by the bank and no longer offers it', async ({
  page,
}) => {
  await begin(page, 'directdebit')
  await orderButton(page).click()
  // Dutch mobile numbers start with 06 and a digit from 1 to 5 or 8.
  const phone = `+3161${String(Date.now()).slice(-7)}`
  await page.getByLabel('IBAN').fill('IBAN:\u00a0NL15\u202fABNA\t0417–1664.44\u200b')
  await page.getByLabel('Account holder').fill('Marta de Vries')
  await page.getByLabel('Mobile number').fill(phone)
  await expect(page.getByLabel('IBAN')).toHaveValue('NL15 ABNA 0417 1664 44')
  await page.getByRole('checkbox').check()
  await choose(page, /^Send me the code/)
  const code = await codeInMail(phone)
  await page.getByLabel('Code').fill(`Your code: ${code.slice(0, 3)} ${code.slice(3)}`)
  await orderButton(page).click()
  await isCompleted(page)
  const consolePage = await (await page.request.get(site.sandbox)).text()
  const paymentId = new URL(page.url()).searchParams.get('payment') ?? ''
  const [, debit = ''] =
    new RegExp(`D${paymentId}-[0-9a-f]+[\\s\\S]*?name="payment" value="([^"]+)"`).exec(consolePage) ?? []
  await happen(page, debit, 'charged_back')
  await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(0)
  await page.goto('/transactions')
  await expect(page.getByText('Charged back')).toBeVisible()
  await page.goto('/credits/p1')
  await expect(page.getByRole('radio', { name: /Direct debit/ })).toBeDisabled()
})

test('[PAY-03] [PAY-11] [TRUST-05] [GIFT-01] shows credits used before a chargeback before the next order, which can be withdrawn from', async ({
  page,
}) => {
  await begin(page, 'creditcard')
  const first = await order(page)
  await choose(page, /^Accepted/)
  await isCompleted(page)
  const { id: profile } = await findFictional(page.request)
  await page.goto(`/members/${profile}/chat?gift=1`)
  await page
    .getByRole('dialog', { name: 'Send a gift' })
    .getByRole('button', { name: /12 credits/ })
    .click()
  const sheet = page.getByRole('dialog', { name: /^Gift for / })
  await expect(sheet).toContainText(/It costs 12 credits \(.+\)\. You have 30\./)
  await sheet.getByRole('button', { name: 'Send for 12 credits' }).click()
  await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(18)
  await happen(page, first, 'charged_back')
  await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(0)
  await page.goto('/credits/p1/creditcard')
  await expect(page.getByText(/^12 credits from this package cover an earlier purchase/)).toBeVisible()
  await order(page)
  await choose(page, /^Accepted/)
  await isCompleted(page)
  await expect(page.getByText(/^18 credits are yours/)).toBeVisible()
  await page.goto('/transactions')
  await choose(page, /^Withdraw from contract here/)
  await expect(page.getByRole('dialog')).toContainText(/You get .+ back for 18 unused credits/)
  await choose(page, /^Confirm withdrawal/)
  await expect(page.getByRole('status').filter({ hasText: /^Withdrawn on .+ at .+ W-20/ })).toBeVisible()
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
})

test.describe('in Poland', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'PL' } })

  test('[PAY-02] [PAY-03] Blik refuses a wrong code and accepts the right one', async ({ page }) => {
    await begin(page, 'blik')
    await order(page)
    await page.getByLabel('BLIK code').fill('000000')
    await choose(page, /^Pay now/)
    await expect(heading(page, 'The payment did not go through')).toBeFocused({ timeout: 30_000 })
    await order(page)
    await page.getByLabel('BLIK code').fill('777123')
    await choose(page, /^Pay now/)
    await isCompleted(page)
  })
})
