import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { newAdmirer } from '../../support/admirer'
import { becomeActiveMember, findSomeone, writeTo } from '../../support/members'

type Row = readonly [string, string, RegExp]

/** Public pages: row, path (`{id}` is a member's), heading. */
const open: readonly Row[] = [
  ['[ROUTE-01]', '/', /Evenings are better/],
  ['[ROUTE-02]', '/members', /^People/],
  ['[ROUTE-03]', '/members/{id}', /, \d\d$/],
  ['[ROUTE-04]', '/likes/m/{id}', /, \d\d$/],
  ['[ROUTE-06]', '/members/{id}/landing', /^Write to /],
  ['[ROUTE-08]', '/members/{id}/landing2', /^This is /],
  ['[ROUTE-08]', '/members/{id}/landing2/she-milano', /^This is /],
  ['[ROUTE-09]', '/members/{id}/landing3', /^Would you like to hear/],
  ['[ROUTE-09]', '/members/{id}/landing3/gay', /^Would you like to hear/],
  ['[ROUTE-07]', '/members/{id}/signup', /^Meet /],
  ['[ROUTE-19]', '/pricing', /^Prices$/],
  ['[ROUTE-22]', '/complaints', /^Complaints$/],
  ['[ROUTE-24]', '/signup', /Come in/],
  ['[ROUTE-27]', '/login', /Welcome back/],
  ['[ROUTE-34]', '/lang-config', /^Language$/],
  ['[ROUTE-37]', '/landers/tinderswipe', /Three faces/],
  ['[ROUTE-38]', '/landers/alonetonight/she', /Alone tonight/],
  ['[ROUTE-39]', '/landers/collagelanding', /Evenings are better/],
  ['[ROUTE-40]', '/landers/gallery/bbw-x', /around the corner/],
  ['[ROUTE-41]', '/landers/iconslanding', /tells you what it costs/],
  ['[ROUTE-42]', '/landers/maplanding/milf', /Your town/],
  ['[ROUTE-43]', '/landers/socialnetwork', /Less scrolling/],
  ['[ROUTE-44]', '/landers/transitionsvideolanding', /One face/],
  ['[ROUTE-45]', '/landers/video/none', /Say hello/],
  ['[ROUTE-46]', '/compliance-statement', /Compliance statement/],
  ['[ROUTE-47]', '/pages/ban', /House rules/],
  ['[ROUTE-48]', '/pages/cookies', /^Cookies$/],
  ['[ROUTE-49]', '/pages/faq', /Questions and answers/],
  ['[ROUTE-50]', '/pages/privacy', /^Privacy$/],
  ['[ROUTE-51]', '/pages/return-policy', /Withdrawal/],
  ['[ROUTE-52]', '/pages/service', /^Support$/],
  ['[ROUTE-53]', '/pages/terms', /Terms of use/],
]

/** Members-only pages. */
const membersOnly: readonly Row[] = [
  ['[ROUTE-01]', '/', /^People/],
  ['[ROUTE-05]', '/members/{id}/chat', /^Messages$/],
  ['[ROUTE-10]', '/chats', /^Messages$/],
  ['[ROUTE-12]', '/likes', /^Likes$/],
  ['', '/activity', /^Activity$/],
  ['[ROUTE-14]', '/credits', /Credits for messages/],
  ['[ROUTE-15]', '/credits/p1/paypal', /^Payment$/],
  ['[ROUTE-16]', '/credits/repeat-order', /Repeat my last order/],
  ['[ROUTE-17]', '/directdebit', /Direct debit/],
  ['[ROUTE-18]', '/premium', /Write as much/],
  ['[ROUTE-20]', '/profile', /My profile/],
  ['[ROUTE-21]', '/settings', /Settings/],
  ['[ROUTE-23]', '/transactions', /Purchases/],
  ['[ROUTE-35]', '/match-finder', /./],
  ['[ROUTE-36]', '/swipe-game', /Swipe game/],
]

const visit = async (page: Page, rows: readonly Row[]): Promise<void> => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`)
  })
  const id = await findSomeone(page.request)
  for (const [row, path, heading] of rows) {
    await test.step(`${row} ${path}`, async () => {
      await page.goto(path.replace('{id}', String(id)))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText('This part of the site did not load')).toHaveCount(0)
    })
  }
  expect(faults).toEqual([])
}

const rowsOf = (rows: readonly Row[]): string => [...new Set(rows.map(([row]) => row))].join('')

test(`${rowsOf(open)} every page open to visitors is drawn`, async ({ page }) => {
  await acceptEntry(page)
  await visit(page, open)
})

test(`${rowsOf(membersOnly)} every page of members is drawn`, async ({ page }) => {
  await acceptEntry(page)
  await becomeMember(page)
  await visit(page, membersOnly)
})

test('[ERROR-04] a page about somebody who does not exist is a 404 that says so', async ({ page }) => {
  await acceptEntry(page)
  for (const path of ['/members/999999', '/likes/m/999999', '/members/999999/landing2']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { level: 1, name: /no longer here|cannot be shown/ }),
    ).toBeVisible()
  }
})

test('[ERROR-04] so is a conversation that does not exist, or is another’s', async ({ page }) => {
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

test('[ERROR-04][ERROR-01] what is not there is a 404 with a way home', async ({ page }) => {
  await acceptEntry(page)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { name: /Evenings are better/ })).toBeVisible()
})

test('[TOPBAR-01][TOPBAR-05][TOPBAR-06][TOPBAR-07][TOPBAR-09][LAYOUT-01] the frame of visitor and member', async ({
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
