import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { becomeOperator } from '../../support/operators'
import { site } from '../../support/site'

const buy = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage()
  await acceptEntry(page)
  await becomeMember(page)
  await page.goto('/credits/p1/creditcard')
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByRole('button', { name: /^Accepted/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment completed' })).toBeFocused({ timeout: 30_000 })
  await page.goto('/transactions')
  const details = page.getByRole('link', { name: 'Details' })
  const id = /transactions\/(\d+)/.exec((await details.getAttribute('href')) ?? '')?.[1] ?? ''
  await page.context().close()
  return id
}

test('[PAY-03] finance refunds a payment in part and exports the bookings', async ({ page, browser }) => {
  const id = await buy(browser)
  const login = await becomeOperator(page, 'finance')
  await page.goto(`${site.console}/#/payments`)
  await page.getByLabel(/^Reference/).fill(id)
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.goto(`${site.console}/#/payments/${id}/show`)
  await expect(page.getByRole('heading', { name: 'Notices of the provider' })).toBeVisible()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' })
  await dialog.getByLabel(/^Amount in/).fill('999')
  await dialog.getByLabel(/^Reason/).fill('The member called')
  await expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled()
  await dialog.getByLabel(/^Amount in/).fill('1.50')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('The refund is requested.')).toBeVisible()
  await expect(page.getByText('Refunded in part').first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  await page.goto(`${site.console}/#/books`)
  await expect(page.getByRole('heading', { name: 'Reconciliation', level: 2 })).toBeVisible()
  const today = new Date().toISOString().slice(0, 10)
  await page.getByLabel('Day', { exact: true }).fill(today)
  await expect(page.getByRole('heading', { name: 'Totals of the paid orders' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('Last day').fill(today)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await started).path(), 'utf8')
  expect(csv).toMatch(new RegExp(`^sale,[^,]+,${id},`, 'm'))
  expect(csv).toMatch(new RegExp(`^refund,[^,]+,${id},.*,-1\\.5,`, 'm'))

  const administrator = await browser.newPage()
  await becomeOperator(administrator, 'administrator')
  const audit = await administrator.request.get(`${site.console}/api/audit?subject=payment ${id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await audit.json()).toMatchObject({
    entries: [{ actor: login, action: 'refund', reason: 'The member called' }],
  })
  await administrator.context().close()
})

test('a moderator never reaches money', async ({ page }) => {
  await becomeOperator(page, 'moderator')
  await page.goto(site.console)
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Payments' })).toHaveCount(0)
  for (const screen of ['payments', 'books']) {
    await page.goto(`${site.console}/#/${screen}`)
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  }
  for (const path of ['payments', 'payment?id=1', 'bookings.csv?from=2026-01-01&to=2026-01-02'])
    expect(
      (
        await page.request.get(`${site.console}/api/${path}`, {
          headers: { 'sec-fetch-site': 'same-origin' },
        })
      ).status(),
    ).toBe(403)
})
