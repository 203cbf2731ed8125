import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { newAdmirer } from '../../support/admirer'
import { becomeActiveMember, writeTo } from '../../support/members'

test('[ERROR-04] the page of an unknown member is a 404', async ({ page }) => {
  await acceptEntry(page)
  for (const path of ['/members/999999', '/likes/m/999999', '/members/999999/landing2']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { level: 1, name: /no longer here|cannot be shown/ }),
    ).toBeVisible()
  }
})

test('[ERROR-04] an unknown conversation, or another member’s, is a 404', async ({ page }) => {
  await acceptEntry(page)
  const stranger = await newAdmirer()
  const theirs = await writeTo(stranger, (await becomeActiveMember(page)).id, 'Hello')
  expect((await page.goto(`/chats/${theirs}`))?.status()).toBe(200)
  await expect(page.getByRole('log')).toContainText('Hello')
  await becomeMember(page)
  for (const path of [`/chats/${theirs}`, '/chats/999999', '/members/999999/chat']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await stranger.dispose()
})

test('[ERROR-04][ERROR-01] an unknown page is a 404 with a link home', async ({ page }) => {
  await acceptEntry(page)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Evenings are better/ })).toBeVisible()
})

test('[TOPBAR-01][TOPBAR-05][TOPBAR-06][TOPBAR-07][TOPBAR-09][LAYOUT-01] visitors and members have their frame', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto('/members')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible()
  const legal = page.getByRole('navigation', { name: 'Legal and help' })
  for (const name of [
    'Terms',
    'Privacy',
    'Cookies',
    'Prices',
    'Complaints',
    'Withdrawal and refunds',
    'Support',
  ]) {
    await expect(legal.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await becomeMember(page)
  await page.goto('/members')
  await expect(bar.getByRole('combobox', { name: 'Search members' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Get Premium' })).toBeVisible()
  const account = bar.getByRole('button', { name: 'Account' })
  await account.click()
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeHidden()
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
})
