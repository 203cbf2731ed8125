import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { linkInMail } from '../../support/mailbox'
import { becomeActiveMember, findSomeone } from '../../support/members'
import { password } from '../../support/people'
import { logIn, logInElsewhere, signUpElsewhere } from '../../support/session'
import { site } from '../../support/site'

test.beforeEach(({ page }) => acceptEntry(page))

test('[ACCOUNT-08] logs out one session, then all others', async ({ page }) => {
  const email = await becomeMember(page)
  const [first, second, third] = [
    await logInElsewhere(email),
    await logInElsewhere(email),
    await logInElsewhere(email),
  ]
  const isIn = async (one: typeof first) =>
    ((await (await one.get(`${site.url}/api/user.php`)).json()) as { user: unknown }).user !== null
  await page.goto('/settings')
  const logOut = page.getByRole('button', { name: /^Log out (?!everywhere)/ })
  await expect(logOut).toHaveCount(3)
  await logOut.first().click()
  await expect(logOut).toHaveCount(2)
  expect((await Promise.all([first, second, third].map(isIn))).filter(Boolean)).toHaveLength(2)
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(logOut).toHaveCount(0)
  expect((await Promise.all([first, second, third].map(isIn))).filter(Boolean)).toEqual([])
  await page.reload()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
})

test('[ACCOUNT-09][LOCALE-05] e-mail frequency, language and appearance survive a reload', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/settings')
  const messages = page.getByRole('group', { name: 'New messages' })
  const saved = page.waitForResponse(/notifications/)
  await messages.getByText('Once a day').click()
  await saved
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(messages.getByRole('radio', { name: 'Once a day' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const site = page.getByRole('region', { name: 'Language and appearance' })
  await site.getByLabel('Language', { exact: true }).selectOption('it')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

test('[ACCOUNT-11] a break hides the member, and its end restores the earlier visibility', async ({
  page,
  browser,
}) => {
  const { id } = await becomeActiveMember(page)
  const stranger = await browser.newContext()
  const found = async () => (await stranger.request.get(`${site.url}/api/member.php?id=${id}`)).status()
  await page.goto('/settings')
  const messages = page.getByRole('group', { name: 'New messages' })
  const likes = page.getByRole('group', { name: 'New likes and matches' })
  await messages.getByText('Once a day').click()
  await likes.getByText('Never').click()
  await expect.poll(found).toBe(200)
  await page.getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText('You are taking a break: your profile is hidden.')).toBeVisible()
  await expect.poll(found).toBe(404)
  await expect(messages.getByRole('radio', { name: 'Never' })).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'End the break' }).click()
  await expect.poll(found).toBe(200)
  await page.reload()
  await expect(messages.getByRole('radio', { name: 'Once a day' })).toBeChecked()
  await expect(likes.getByRole('radio', { name: 'Never' })).toBeChecked()
  await stranger.close()
})

test('[MEMBER-11][TRUST-07] lists and unblocks a blocked member; shows the dates of consents', async ({
  page,
}) => {
  await becomeActiveMember(page)
  const profile = await findSomeone(page.request)
  const blocked = await page.request.post(`${site.url}/api/block.php`, {
    headers: { origin: site.url },
    data: { profile },
  })
  expect(blocked.status()).toBe(200)
  await page.goto('/settings')
  await expect(page.getByText(/^You accepted the terms on \d+ \w+ \d{4}\.$/)).toBeVisible()
  await page.getByRole('button', { name: /^Unblock / }).click()
  await expect(page.getByText('You have not blocked anyone.')).toBeVisible()
})

test('[ACCOUNT-05][ROUTE-33] refuses another member’s address; a new one takes effect once its link is opened', async ({
  page,
}) => {
  const taken = `taken-${Date.now()}@mail.duetto.test`
  await (await signUpElsewhere(taken)).dispose()
  await becomeActiveMember(page)
  await page.goto('/settings')
  const ask = async (address: string) => {
    await page.getByLabel('New e-mail address').fill(address)
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Send link' }).click()
  }
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await ask(taken)
  await expect(page.getByText('There is already an account with this e-mail address.')).toBeVisible()
  const fresh = `new-${taken}`
  await ask(fresh)
  await expect(page.getByText(`we have sent a link to ${fresh}`)).toBeVisible()
  const link = await linkInMail(fresh, '/mail-change/do')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your e-mail address has been changed' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your e-mail address has been changed' })).toBeVisible()
})

test('[ACCOUNT-05] the link in the e-mail to the old address stops the change, even without a session', async ({
  page,
  browser,
}) => {
  const { email } = await becomeActiveMember(page)
  const fresh = `new-${email}`
  const asked = await page.request.post(`${site.url}/api/mail-change.php`, {
    headers: { origin: site.url },
    data: { email: fresh, password },
  })
  expect(asked.status()).toBe(200)
  const owner = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await acceptEntry(owner)
  const stop = await linkInMail(email, '/mail-change/stop')
  await owner.goto(stop)
  await expect(owner.getByRole('heading', { name: 'The change has been stopped' })).toBeVisible()
  await owner.goto(stop)
  await expect(owner.getByRole('heading', { name: 'There was nothing to stop' })).toBeVisible()
  await owner.getByRole('link', { name: 'Set a new password' }).click()
  await expect(owner).toHaveURL(/\/reset-password$/)
  await owner.close()
  await page.goto(await linkInMail(fresh, '/mail-change/do'))
  await expect(page.getByRole('heading', { name: 'Your e-mail address was not changed' })).toBeVisible()
})

test('[ACCOUNT-06][ROUTE-30] log-in to a deleted account explains its state, and the link restores it', async ({
  page,
}) => {
  const { email } = await becomeActiveMember(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible()
  await page.goto('/login')
  await logIn(page, email)
  await expect(page.getByText(/^This account is still being deleted\./)).toBeVisible()
  await page.goto(await linkInMail(email, '/account-deleted'))
  await page.getByRole('button', { name: 'Restore account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
