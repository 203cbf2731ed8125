import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { freshEmail, password } from '../../support/people'
import { endSessionElsewhere, logIn, logInElsewhere, signUpElsewhere } from '../../support/session'
import { site } from '../../support/site'

const membersOnly = [
  '/profile',
  '/notifications',
  '/settings',
  '/signup-matches',
  '/activate',
  '/chats',
  '/likes',
  '/activity',
  '/hidden',
  '/swipe-game',
  '/match-finder',
  '/credits',
  '/premium',
  '/transactions',
]

test.beforeEach(({ page }) => acceptEntry(page))

test('[ACCOUNT-02] a session that ends on a members’ page leads to log-in and back', async ({ page }) => {
  test.slow()
  const email = await becomeMember(page)
  for (const path of membersOnly)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await endSessionElsewhere(email)
      await expect(page).toHaveURL(new RegExp(`/login\\?return=${encodeURIComponent(path)}`))
      await logIn(page, email)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })
})

test('[ACCOUNT-10] text typed into the profile survives the end of the session', async ({ page }) => {
  const email = await becomeMember(page)
  await page.goto('/profile')
  await page.getByLabel('About me').fill('I read until the tram stops running.')
  await endSessionElsewhere(email)
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, email)
  await expect(page.getByLabel('About me')).toHaveValue('I read until the tram stops running.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
})

test('[ACCOUNT-04] changing the password repeatedly leaves this tab logged in', async ({ page }) => {
  const email = await becomeMember(page)
  const elsewhere = await logInElsewhere(email)
  await page.goto('/settings')
  const passwords = [password, ...['one', 'two', 'three', 'four'].map((word) => `${word} ${password}`)]
  for (const [index, next] of passwords.slice(1).entries()) {
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill(passwords[index] ?? '')
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('New password again').fill(next)
    await page.getByRole('button', { name: 'Change password' }).click()
    const note = page.getByText('Your password has been changed.')
    await expect(note).toBeVisible()
    await page.waitForRequest(/\/api\/events\.php/)
    await expect(note).toBeVisible()
    await page.getByRole('status').filter({ has: note }).getByRole('button', { name: 'Close' }).click()
  }
  const other = await elsewhere.get(`${site.url}/api/user.php`)
  expect(await other.json()).toEqual({ user: null })
})

test('[ACCOUNT-02] a log-in updates tabs that were opened as a visitor', async ({ page, context }) => {
  const email = freshEmail()
  const maker = await signUpElsewhere(email)
  await maker.dispose()
  const other = await context.newPage()
  await acceptEntry(other)
  await other.goto('/pages/terms')
  await expect(other.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
  const starting = await context.newPage()
  await acceptEntry(starting)
  let startNow = (): void => undefined
  const mayStart = new Promise<void>((done) => (startNow = done))
  await starting.route(/\/s\/main\./, async (route) => {
    await mayStart
    await route.continue()
  })
  await starting.goto('/pages/terms', { waitUntil: 'commit' })
  await expect(starting.getByRole('banner').getByText('Log in', { exact: true })).toBeVisible()
  await page.goto('/login')
  await logIn(page, email)
  await expect(page).toHaveURL(/\/members/)
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
  startNow()
  await expect(starting.getByRole('button', { name: 'Account' })).toBeVisible()
})

test('[LOCALE-05] log-in in a new browser applies the member’s saved language', async ({ page }) => {
  const email = freshEmail()
  const maker = await signUpElsewhere(email)
  await maker.put(`${site.url}/api/user.php`, { data: { language: 'it' } })
  await maker.dispose()
  await page.goto('/login')
  await logIn(page, email)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('link', { name: 'Membri' }).first()).toBeVisible()
})
