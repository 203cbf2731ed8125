import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { activate, becomeActiveMember } from '../../support/members'
import { site } from '../../support/site'

const notices = (page: Page) => page.getByRole('complementary', { name: 'Notices' })

test('[ALERT-01][ALERT-03][ALERT-06][SYNC-13] a new member is reminded of the mail, then of a photo; what is dismissed stays away', async ({
  page,
}) => {
  await acceptEntry(page)
  const email = await becomeMember(page)
  await page.goto('/members?api_signup_complete=1')
  await expect(notices(page)).toContainText(email)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText(`Confirm ${email}`)).toHaveCount(0)

  await activate(page.request, email)
  await page.goto('/members')
  await expect(page.getByText(`Confirm ${email}`)).toHaveCount(0)
  const bell = notices(page).getByRole('button', { name: /more notice/ })
  await bell.click()
  const photo = page.getByRole('status').filter({ hasText: 'Profiles with a photo get seen more' })
  await photo.getByRole('button', { name: 'Dismiss' }).click()
  await expect(photo).toHaveCount(0)
  const at = await page.evaluate(() => Number(localStorage.getItem('duetto.dismissed.photo')))
  expect(Date.now() - at).toBeLessThan(60_000)
  await page.reload()
  await expect(notices(page)).toBeVisible()
  await expect(photo).toHaveCount(0)
})

test('[ALERT-02][SYNC-13] on a phone, right after sign-up, the reminder of the mail is a dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await acceptEntry(page)
  const email = await becomeMember(page)
  await page.goto('/members?api_signup_complete=1')
  const reminder = page.getByRole('dialog', { name: 'Confirm your address' })
  await expect(reminder).toContainText(email)
  await reminder.getByRole('button', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/members$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reminder).toHaveCount(0)
})

test('[TRUST-02][POPUP-03][POPUP-05][SYNC-07][SYNC-08][PAY-08][PAY-09][CALL-11][LAYOUT-10] the welcome bonus counts down, comes up after 40 s in the members area, once', async ({
  page,
}) => {
  await acceptEntry(page)
  // Two hours fast: the countdown follows the server.
  await page.clock.install({ time: Date.now() + 7_200_000 })
  await page.goto('/members')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await becomeActiveMember(page)
  await page.goto('/members')
  const bonus = page.getByRole('complementary').filter({ hasText: '25% off' })
  const clock = bonus.getByRole('timer')
  await expect(clock).toHaveText(/^3:59:\d\d$/)
  const before = await clock.textContent()
  await page.clock.runFor(2000)
  await expect(clock).not.toHaveText(before ?? '')
  const popup = page.getByRole('dialog').filter({ hasText: /% off in your first/ })
  await page.clock.runFor(30_000)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'See packages' }).click()
  await expect(page).toHaveURL(/\/credits$/)
  await page.goto('/members')
  await expect(clock).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(popup).toHaveCount(0)
  await expect(await page.request.post('/api/logout.php', { headers: { origin: site.url } })).toBeOK()
  await page.goto('/members')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})
