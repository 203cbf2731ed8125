import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../../support/axe'
import { addOperator, becomeOperator, codeOf, operatorPassword } from '../../support/operators'
import { site } from '../../support/site'

const photoInReview = (page: Page) => page.getByRole('img', { name: /^Photo of / })
const sourceOf = async (page: Page) => (await photoInReview(page).getAttribute('src')) ?? ''

test('an operator sets up a second factor and is logged in', async ({ page }) => {
  const { login, oneTime } = await addOperator('moderator')
  await page.goto(site.console)
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password').fill(oneTime)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectNoBarriers(page)
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await page.getByLabel(/^New password/).fill(operatorPassword)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible()
})

test('[PHOTO-02] a moderator approves and refuses photos by keys', async ({ page }) => {
  await becomeOperator(page, 'moderator')
  await page.goto(`${site.console}/#/photos`)
  const status = page.getByRole('status')
  const approved = await sourceOf(page)
  await page.keyboard.press('a')
  await expect(status).toHaveText(/^Approved\. Now: /)
  const refused = await sourceOf(page)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Why is the photo refused?' })).toBeVisible()
  await page.keyboard.press('6')
  await expect(status).toHaveText(/^Refused\. Now: /)
  const leased = await sourceOf(page)
  expect(new Set([approved, refused, leased]).size).toBe(3)
})

test('a call of another site is refused, even with an operator’s session', async ({ page }) => {
  await becomeOperator(page, 'moderator')
  const post = (headers: Record<string, string>) =>
    page.request.post(`${site.console}/api/photo-review`, { data: {}, headers })
  const refused = await post({ origin: 'https://elsewhere.example' })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'same_origin_required' })
  expect((await post({ origin: site.console })).status()).toBe(200)
})

test('marketing sees the funnel and weekly figures, but no members', async ({ page }) => {
  await becomeOperator(page, 'marketing')
  await page.goto(site.console)
  await page.getByRole('menuitem', { name: 'Marketing' }).click()
  await expect(page.getByRole('heading', { name: 'From the lander to the first purchase' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Members' })).toHaveCount(0)
  await expectNoBarriers(page)
  await page.getByLabel('Last day').fill('2020-01-01')
  await expect(page.getByRole('alert')).toContainText('Choose a last day')
  await page.getByLabel('First day').fill('2020-01-01')
  await expect(page.getByText(/^No visits in this period/)).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('menuitem', { name: 'Weekly figures' }).click()
  await expect(page.getByRole('table', { name: 'Weeks' })).toBeVisible()
})
