import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'

const panel = 'This part of the site did not load'

test('[SPLIT-04] a remote that does not load shows a panel with Retry, and the rest of the site works', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeMember(page)
  // Slow down the CPU, so that the preloads fail long before the scripts request the same files.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.route('**/r/mf-chat/**', (route) => route.abort())
  await page.goto('/chats')
  await expect(page.getByRole('heading', { name: panel })).toBeVisible()

  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await expect(page.getByRole('heading', { name: panel })).toBeVisible()

  await page.unroute('**/r/mf-chat/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
})

test('[SPLIT-01] navigating between remotes reloads no page', async ({ page }) => {
  await acceptEntry(page)
  await becomeMember(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  await page.goto('/members')
  for (const [link, heading] of [
    ['Messages', 'Messages'],
    ['Get Premium', 'See every photo. Write to anyone.'],
    ['Likes', 'Likes'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  expect(documents).toBe(1)
})
