import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { ops } from '../../support/deploy'
import { activate, becomeActiveMember } from '../../support/members'
import { site } from '../../support/site'

const notices = (page: Page) => page.getByRole('complementary', { name: 'Notices' })

test('[ALERT-01][ALERT-03][ALERT-06][SYNC-13] reminds a new member of the e-mail, then of a photo; dismissed reminders stay dismissed', async ({
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
  const bell = page.getByRole('banner').getByRole('button', { name: /more notice/ })
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

test('[ALERT-02][SYNC-13] on a phone, the e-mail reminder after sign-up is a dialog', async ({ page }) => {
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

test('[TRUST-02][POPUP-03][POPUP-05][SYNC-07][SYNC-08][PAY-08][PAY-09][CALL-11][LAYOUT-10] the welcome bonus counts down and pops up once, after 40 s in the members area', async ({
  page,
}) => {
  await acceptEntry(page)
  // The browser's clock is two hours fast. The countdown must use the server's time.
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
  const popup = page.getByRole('dialog').filter({ hasText: /% off your first credits/ })
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

test('[POPUP-05][LAYOUT-10] leaving the members area cancels the popup, and a busy member is not interrupted', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.clock.install()
  await page.goto('/likes')
  const banner = page.getByRole('complementary').filter({ hasText: '25% off' })
  await expect(banner).toBeVisible()
  const popup = page.getByRole('dialog').filter({ hasText: /% off your first credits/ })
  const bar = page.getByRole('banner')
  await page.clock.runFor(30_000)
  await bar.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'My profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(popup).toHaveCount(0)
  await bar.getByRole('link', { name: 'Members', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  const search = bar.getByRole('combobox', { name: 'Search members' })
  await search.focus()
  await page.clock.runFor(45_000)
  await expect(popup).toHaveCount(0)
  await search.blur()
  await page.clock.runFor(10_000)
  await expect(popup).toBeVisible()
})

test('[ALERT-05] a member whose e-mails bounce sees why, until they dismiss the notice', async ({ page }) => {
  await acceptEntry(page)
  const { email } = await becomeActiveMember(page)
  await ops('members', 'stop-mails', email, '--reason', 'bounce')
  await page.goto('/members')
  const alert = page.getByRole('status').filter({ hasText: 'our e-mails came back' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /more notice/ })
    .click()
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
  const at = await page.evaluate(() =>
    Number(localStorage.getItem('duetto.dismissed.disabled-notifications')),
  )
  expect(Date.now() - at).toBeLessThan(60_000)
  await page.reload()
  await expect(notices(page)).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('[ERROR-07] a welcome bonus that fails to load shows no error, and packages can be bought', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  // Discard the initial data, so that the browser requests the bonus.
  await page.addInitScript(() =>
    Object.defineProperty(window, '__answerParts', { get: () => undefined, set: () => {} }),
  )
  await page.route('**/api/timebonus.php*', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found' } }),
  )
  const asked = page.waitForResponse('**/api/timebonus.php*')
  await page.goto('/credits')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('complementary').getByRole('timer')).toHaveCount(0)
})

test('the 404 page and guessed addresses offer a member useful links', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click()
  await expect(page).toHaveURL(/\/chats$/)
  await page.goto('/blocked')
  await expect(page).toHaveURL(/\/settings#blocked$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goto('/account-deleted')
  await expect(page.getByRole('heading', { name: 'Your account has not been deleted' })).toBeVisible()
})
