import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'
import { becomeOperator } from '../../support/operators'
import { site } from '../../support/site'

const open = (page: Page, path: string) => page.goto(`${site.console}/#/${path}`)
const photoId = async (page: Page) =>
  /photos\/(\d+)/.exec((await page.getByRole('img', { name: /^Photo of / }).getAttribute('src')) ?? '')?.[1]

test('two moderators review different photos, and one undoes a refusal within a minute', async ({
  page,
  browser,
}) => {
  await becomeOperator(page, 'moderator')
  const other = await (await browser.newContext()).newPage()
  await becomeOperator(other, 'moderator')
  await Promise.all([open(page, 'photos'), open(other, 'photos')])
  const [mine, theirs] = [await photoId(page), await photoId(other)]
  expect(mine).not.toBe(theirs)
  await page.keyboard.press('r')
  await page.keyboard.press('5')
  await expect(page.getByRole('status')).toHaveText(/^Refused\. Now: /)
  expect(await photoId(page)).not.toBe(theirs)
  await page.keyboard.press('u')
  await expect(page.getByRole('status')).toHaveText(/^Undone\. Now: /)
  expect(await photoId(page)).toBe(mine)
  await other.context().close()
})

test('[ROUTE-22] support restricts a member and answers the complaint about it, by keyboard alone', async ({
  page,
  browser,
}) => {
  const member = await (await browser.newContext()).newPage()
  await acceptEntry(member)
  const { id, email } = await becomeActiveMember(member)
  await becomeOperator(page, 'support')
  await open(page, `members/${id}/show`)
  await page.getByRole('button', { name: 'Restrict' }).press('Enter')
  await page.getByLabel(/^House rule/).press('Enter')
  await page.getByRole('option', { name: /^Spam/ }).press('Enter')
  await page.getByLabel(/^Text to the member/).fill('Please do not advertise.')
  await page.getByRole('dialog').getByRole('button', { name: 'Restrict' }).press('Enter')
  await expect(page.getByText(/^Restricted until/)).toBeVisible()

  await member.goto('/members')
  await member.getByRole('link', { name: 'Read why' }).click()
  await expect(member.getByText('Please do not advertise.')).toBeVisible()
  expect(await findBarriers(member)).toEqual([])
  await member.getByLabel('What happened?').fill(`I have not advertised, ${email}.`)
  await member.getByRole('button', { name: 'Send complaint' }).click()
  await expect(member.getByText('We have received your complaint')).toBeVisible()

  await open(page, 'complaints')
  const card = page.getByRole('listitem').filter({ hasText: email })
  await card.getByRole('button', { name: 'Answer' }).press('Enter')
  await page.getByLabel(/^Answer, in the language/).fill('We have looked again.')
  await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).press('Enter')
  await expect(card).toHaveCount(0)
  await member.context().close()
})

test('a role reaches no screen and no call that is not its own', async ({ page }) => {
  await becomeOperator(page, 'finance')
  for (const screen of [
    'photos',
    'selfies',
    'reports',
    'appeals',
    'complaints',
    'remotes',
    'health',
    'settings',
    'audit',
  ]) {
    await open(page, screen)
    await expect(page.getByText('Access denied')).toBeVisible()
  }
  for (const path of ['reports', 'appeals', 'complaints', 'remotes', 'health', 'settings', 'audit']) {
    const answer = await page.request.get(`${site.console}/api/${path}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([path, answer.status()]).toEqual([path, 403])
  }
})
