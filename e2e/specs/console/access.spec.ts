import { limits } from '@duetto/shared/domain'
import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { ops } from '../../support/deploy'
import { becomeOperator, operatorPassword } from '../../support/operators'
import { site } from '../../support/site'

/** No other spec reads the settings of this host. */
const host = 'office.localhost'

test('explains wrong codes, then blocks further attempts', async ({ page, browser }) => {
  const login = await becomeOperator(page, 'support')
  const other = await (await browser.newContext()).newPage()
  await other.goto(site.console)
  await other.getByLabel('Login').fill(login)
  await other.getByLabel('Password').fill(operatorPassword)
  await other.getByRole('button', { name: 'Continue' }).click()
  const alert = other.getByRole('alert')
  for (let attempt = 1; attempt <= limits.loginAttempts; attempt += 1) {
    await other.getByLabel('Six-digit code').fill('000000')
    const answered = other.waitForResponse(/\/api\/code$/)
    await other.getByRole('button', { name: 'Log in' }).click()
    await answered
    await expect(alert).toContainText(
      attempt < limits.loginAttempts ? 'The code is wrong' : 'Too many attempts',
    )
  }
  await other.getByLabel('Six-digit code').fill('000000')
  await other.getByRole('button', { name: 'Log in' }).click()
  await expect(alert).toContainText('Too many attempts')
  expect(await findBarriers(other)).toEqual([])
  await other.context().close()
})

test('hides the session cookie from scripts and rejects a stolen one after the session ends', async ({
  page,
  browser,
}) => {
  await becomeOperator(page, 'moderator')
  const cookies = await page.context().cookies(site.console)
  expect(cookies).toMatchObject([{ name: 'duetto_console', httpOnly: true, sameSite: 'Strict' }])
  await page.goto(site.console)
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('duetto_console')

  const thief = await browser.newContext()
  await thief.addCookies(cookies)
  const call = () =>
    thief.request.get(`${site.console}/api/waiting`, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect((await call()).status()).toBe(200)
  await page.getByRole('menuitem', { name: 'My sessions' }).click()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible()
  expect((await call()).status()).toBe(401)
  const stolen = await thief.newPage()
  await stolen.goto(site.console)
  await expect(stolen.getByRole('heading', { name: 'Log in to the console' })).toBeVisible()
  await thief.close()
})

test('an administrator changes a setting and undoes it; both are in the audit log', async ({ page }) => {
  await ops('settings', 'set', 'name', '"Office"', '--host', host)
  const login = await becomeOperator(page, 'administrator')
  await page.goto(`${site.console}/#/settings`)
  await page.getByRole('combobox', { name: 'Host' }).fill(host)
  await page.getByRole('combobox', { name: 'Host' }).press('Enter')
  await page.getByLabel('Search by name or meaning').fill('name')
  await page.getByRole('button', { name: 'Change name', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Bureau')
  await expect(dialog.getByText('Office → Bureau')).toBeVisible()
  await dialog.getByLabel(/^Reason/).fill('A new name')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('status').getByText('name: Office → Bureau')
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(saved).toHaveCount(0)

  await page.getByRole('menuitem', { name: 'Health', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Requests since / })).toBeVisible()
  await expect(page.getByRole('definition').nth(1)).toHaveText(/^\d+( \([\d.]+%\))?$/)
  await page.getByRole('menuitem', { name: 'Remotes', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'mf-chat' })).toBeVisible()

  const audit = await page.request.get(`${site.console}/api/audit?subject=${host} name`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { entries } = (await audit.json()) as { entries: object[] }
  expect(entries.slice(0, 2)).toMatchObject([
    { actor: login, before: { value: 'Bureau' }, after: { value: 'Office' } },
    { actor: login, reason: 'A new name', before: { value: 'Office' }, after: { value: 'Bureau' } },
  ])
})
