import { expect, test } from '@playwright/test'
import { likeMember, newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { linkInMail } from '../../support/mailbox'
import { fetchOwnId, writeTo } from '../../support/members'

test('[LAYOUT-02][LAYOUT-03][LAYOUT-04] chat, lander and empty layout', async ({ page }) => {
  await acceptEntry(page)
  const layout = page.locator('[data-layout]')
  await page.goto('/landers/gallery')
  await expect(layout).toHaveAttribute('data-layout', 'lander')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Duetto, home' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search members' })).toHaveCount(0)
  await page.goto('/signup')
  await expect(layout).toHaveAttribute('data-layout', 'empty')
  await becomeMember(page)
  await page.goto('/chats')
  await expect(layout).toHaveAttribute('data-layout', 'chat')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1)).toBe(true)
})

test('[LAYOUT-07][LAYOUT-09] sign-up opens over the page on a desktop and closes; on a phone it is a page', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto('/members')
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like / })
  await like.click()
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  await expect(page).toHaveURL(/\/members$/)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await like.click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(modal).toHaveCount(0)
})

test('[TOPBAR-03][POPUP-04][ROUTE-11][CHAT-11] an incoming like and message appear at once, and the welcome bonus counts down for members', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto('/members')
  await expect(page.getByRole('timer')).toHaveCount(0)
  const email = await becomeMember(page)
  await page.goto(await linkInMail(email, '/activate/done'))
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await page.goto('/members')
  const bonus = page.getByRole('complementary').filter({ hasText: '25% off' })
  await expect(bonus.getByRole('timer')).toHaveText(/^3:59:\d\d$/)
  await expect(bonus.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/credits')

  const { id } = await fetchOwnId(page.request)
  const admirer = await newAdmirer()
  await likeMember(admirer, id)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Likes.*1/ })).toBeVisible()

  const conversation = await writeTo(admirer, id, 'Good evening from Enzo')
  await page.goto(`/chats/${conversation}`)
  await expect(page.getByRole('log').getByText('Good evening from Enzo')).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .click()
  await expect(page.getByRole('link', { name: 'Keep chatting with Enzo' })).toHaveAttribute(
    'href',
    `/chats/${conversation}`,
  )
  await admirer.dispose()
})

test('[SYNC-10] interests and the company are part of the page, and regions are fetched once for all remotes', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeMember(page)
  const bar = page.getByRole('banner')
  const requested: string[] = []
  page.on('request', (one) => {
    if (/\/api\/(interests|regions|companyinfo)\.php/.test(one.url())) requested.push(one.url())
    if (one.resourceType() === 'document') requested.push(one.url())
  })
  await page.goto('/members')
  for (let round = 0; round < 2; round += 1) {
    await bar.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'My profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    await bar.getByRole('link', { name: 'Members', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await expect(page.getByRole('contentinfo')).toContainText('Duetto Demo B.V.')
  await expect
    .poll(() => requested.map((url) => new URL(url).pathname))
    .toEqual(['/members', '/api/regions.php'])
})
