import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { fetchOwnId } from '../../support/members'
import { linkInMail } from '../../support/mailbox'
import { likeMember, newAdmirer } from '../../support/admirer'

const watch = (page: Page) => {
  const streams: string[] = []
  let counters = 0
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/events.php') streams.push(search)
    if (pathname === '/api/likes.php') counters += 1
  })
  return { streams, requests: () => counters }
}

const open = async (page: Page) => {
  const seen = watch(page)
  await acceptEntry(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return seen
}

test('[SYNC-01][SYNC-02][TOPBAR-10] one of two tabs fetches for both, and the other takes over when it closes', async ({
  page: first,
  context,
}) => {
  await first.goto(await linkInMail(await becomeMember(first), '/activate/done'))
  await expect(first.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  const inFirst = await open(first)
  const user = await fetchOwnId(first.request)
  const second = await context.newPage()
  const inSecond = await open(second)
  await expect.poll(() => inSecond.streams).toEqual([expect.stringMatching(/^\?since=/)])
  await expect.poll(() => inFirst.requests() + inSecond.requests()).toBeGreaterThanOrEqual(3)
  const askedBefore = inFirst.requests()

  const admirer = await newAdmirer()
  await likeMember(admirer, user.id)
  for (const page of [first, second]) await expect(page).toHaveTitle(/^\(1\) /)
  expect(inFirst.requests()).toBe(askedBefore)

  const streamsBefore = inFirst.streams.length
  await second.close()
  await expect.poll(() => inFirst.streams.length).toBe(streamsBefore + 1)
  expect(inFirst.streams.at(-1)).toMatch(/^\?lastEventId=.+/)
  const another = await newAdmirer()
  await likeMember(another, user.id)
  await expect(first).toHaveTitle(/^\(2\) /)
  await Promise.all([admirer.dispose(), another.dispose()])
})

test('[ACCOUNT-02] logging out in one tab logs out in all tabs', async ({ page: first, context }) => {
  await becomeMember(first)
  await open(first)
  const second = await context.newPage()
  await open(second)
  await second.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await second.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(first.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})
