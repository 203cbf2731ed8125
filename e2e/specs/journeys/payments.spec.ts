import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'

const orderButton = (page: Page) => page.getByRole('button', { name: /^Order and pay/ })
const result = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

const begin = async (page: Page, method: string): Promise<void> => {
  await acceptEntry(page)
  await becomeMember(page)
  await page.goto(`/credits/p1/${method}`)
  await expect(orderButton(page)).toBeEnabled()
}

test('[PAY-05][TRUST-04] a card is charged, and again only from a page that shows the total', async ({
  page,
}) => {
  await begin(page, 'creditcard')
  await expect(orderButton(page)).toBeInViewport()
  await orderButton(page).click()
  await page.getByRole('button', { name: /^Accepted/ }).click()
  await expect(result(page, 'Payment completed')).toBeFocused({ timeout: 30_000 })
  await page.goto('/credits/repeat-order')
  await expect(page.getByText(/4242 is charged immediately/)).toBeVisible()
  await orderButton(page).click()
  await expect(result(page, 'Payment completed')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/repeat-order/)
  await page.goto('/transactions')
  await expect(page.getByRole('link', { name: 'Details' })).toHaveCount(2)
})

test('[PAY-03] a declined card shows the reason and another method, in view', async ({ page }) => {
  await begin(page, 'creditcard')
  await orderButton(page).click()
  await page.getByRole('button', { name: /^Insufficient funds/ }).click()
  const heading = result(page, 'The payment did not go through')
  await expect(heading).toBeFocused({ timeout: 30_000 })
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: /^Pay with .* instead$/ }).click()
  await expect(orderButton(page)).toBeEnabled()
})

test('[PAY-03] returning from a wallet without paying lets the member continue or cancel', async ({
  page,
}) => {
  await begin(page, 'paypal')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible()
  const [, id] = /Reference\s*D(\d+)/.exec(await page.locator('dl').innerText()) ?? []
  await page.goto(`/credits/p1/paypal?payment=${id}`)
  await expect(result(page, 'You have not paid yet')).toBeFocused()
  await page.getByRole('link', { name: 'Continue with PayPal' }).click()
  await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible()
  await page.goto(`/credits/p1/paypal?payment=${id}`)
  await page.getByRole('button', { name: 'Cancel this payment' }).click()
  await expect(result(page, 'The payment was cancelled')).toBeVisible()
})

test('[PAY-03] a transfer shows its instructions before and after leaving the bank', async ({ page }) => {
  await begin(page, 'banktransfer')
  await orderButton(page).click()
  await page.getByRole('link', { name: /^Pay later/ }).click()
  await expect(result(page, /^Pay .* by bank transfer$/)).toBeVisible()
  await expect(page.getByText('NL91 ABNA 0417 1643 00')).toBeVisible()
  await page.goto('/transactions')
  await expect(page.getByText('Not paid yet')).toBeVisible()
})

test('[PAY-03] a voucher is paid with its PIN', async ({ page }) => {
  await begin(page, 'paysafecard')
  await orderButton(page).click()
  await page.getByLabel('PIN of your voucher').fill('0000111122223333')
  await page.getByRole('button', { name: /^Pay now/ }).click()
  await expect(result(page, 'Payment completed')).toBeVisible({ timeout: 30_000 })
})
