import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { findCovered, pressBy, tabTo } from '../../support/keyboard'
import { becomeActiveMember, findFictional } from '../../support/members'
import { freshEmail, password } from '../../support/people'
import { onceIdle } from '../../support/popups'
import { signUpElsewhere } from '../../support/session'

test.beforeEach(({ page }) => acceptEntry(page))

test('[TOPBAR-01][MEMBER-05][CHAT-02][POPUP-02] a member can be found, liked and written to by keyboard alone', async ({
  page,
}) => {
  await becomeActiveMember(page)
  const { name } = await findFictional(page.request)
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  await tabTo(page, page.getByRole('combobox', { name: 'Search members' }))
  await page.keyboard.type(name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/members\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first()
  await pressBy(page, like)
  await expect(page.getByRole('button', { name: /^Liked|^Unlike|^You like/ }).first()).toBeVisible()
  const match = page.getByRole('dialog', { name: 'New like!' })
  await expect(match).toBeVisible(onceIdle)
  await page.keyboard.press('Escape')
  await expect(match).toHaveCount(0)
  await pressBy(page, page.getByRole('main').getByRole('button', { name: 'Message', exact: true }))
  const composer = page.getByRole('textbox', { name: /^Write to / })
  await expect(composer).toBeFocused()
  await page.keyboard.type('Written without a mouse')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Written without a mouse')
})

test('[PAY-01][TOPBAR-05] a package can be bought by keyboard alone', async ({ page }) => {
  await becomeActiveMember(page)
  await page.goto('/members')
  await pressBy(page, page.getByRole('banner').getByRole('link', { name: 'Get Premium' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressBy(page, page.getByRole('link', { name: /See packages|Choose|Get Premium|Continue/ }).last())
  await expect(page).toHaveURL(/\/credits/)
  const packages = page.getByRole('group', { name: 'Package' })
  await tabTo(page, packages.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowUp')
  await expect(packages.getByRole('radio', { name: /^10 credits/ })).toBeChecked()
  await pressBy(page, page.getByRole('button', { name: /^Order and pay/ }))
  await pressBy(page, page.getByRole('button', { name: /^Pay now/ }))
  await expect(page.getByRole('heading', { name: 'Payment completed' })).toBeFocused({ timeout: 30_000 })
})

test('[TOPBAR-06][ACCOUNT-11] settings can be opened and changed by keyboard alone', async ({ page }) => {
  await becomeActiveMember(page)
  await page.goto('/members')
  await pressBy(page, page.getByRole('banner').getByRole('button', { name: 'Account' }))
  const settings = page.getByRole('menuitem', { name: 'Settings' })
  await expect(settings).toBeVisible()
  for (let steps = 0; steps < 12; steps += 1) {
    if (await settings.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  const discreet = page.getByRole('switch', { name: /^Discreet mode/ })
  await pressBy(page, discreet, 'Space')
  await expect(discreet).toBeChecked()
  await page.reload()
  await expect(discreet).toBeChecked()
})

test('[ACCOUNT-01] a log-in by keyboard moves the focus to the next page’s heading', async ({ page }) => {
  const email = freshEmail()
  await (await signUpElsewhere(email)).dispose()
  await page.goto('/login')
  await tabTo(page, page.getByLabel('E-mail address'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/members/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

test('the focused element of a profile is never covered by a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomeActiveMember(page)
  const { id } = await findFictional(page.request)
  await page.goto(`/members/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await expect(last).toBeVisible()
  const hidden = new Set<string>()
  for (let tabs = 0; tabs < 90; tabs += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(findCovered)
    if (covered) hidden.add(covered)
    if (await last.evaluate((one) => one === document.activeElement)) break
  }
  await expect(last).toBeFocused()
  expect([...hidden]).toEqual([])
})
