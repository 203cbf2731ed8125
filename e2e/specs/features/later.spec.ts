import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { createLaterSite } from '../../support/laterSite'
import { codeInMail, linkInMail } from '../../support/mailbox'
import { freshEmail, password } from '../../support/people'
import { enterOwnPassword, logIn, signUpElsewhere } from '../../support/session'

const later = createLaterSite()
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

const deletedMember = async (page: Page) => {
  const email = freshEmail()
  await (await signUpElsewhere(email, later)).dispose()
  await page.goto(await linkInMail(email, '/activate/done', later))
  await enterOwnPassword(page)
  await heading(page, 'Your account is active')
  await page.goto(`${later.url}/settings`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await heading(page, 'Your account has been deleted')
  return { email, link: await linkInMail(email, '/account-deleted', later) }
}

const forgetfulMember = async () => {
  const email = freshEmail()
  const newEmail = freshEmail()
  const member = await signUpElsewhere(email, later)
  const activation = await linkInMail(email, '/activate/done', later)
  const code = await codeInMail(email, later)
  await member.post(`${later.url}/api/reset-password.php`, { data: { email } })
  await member.post(`${later.url}/api/mail-change.php`, { data: { email: newEmail, password } })
  const reset = await linkInMail(email, '/reset-password', later)
  const mailChange = await linkInMail(newEmail, '/mail-change', later)
  await member.dispose()
  return { email, code, activation, reset, mailChange }
}

test.beforeEach(({ page }) => acceptEntry(page))
test.afterAll(() => later.end())

test('[ACCOUNT-06][SIGNUP-05][ACCOUNT-03][ACCOUNT-05][CHAT-09] days later: a deleted account can be restored on day 13, not on day 15, and links have expired', async ({
  page,
}) => {
  test.slow()
  await later.startAt(0)
  const early = await deletedMember(page)
  const late = await deletedMember(page)
  const forgetful = await forgetfulMember()

  await test.step('day 13: expired links explain what to do', async () => {
    later.putAhead(13)
    await page.goto(forgetful.reset)
    await page.getByLabel('New password', { exact: true }).fill('a new evening walk')
    await page.getByLabel('New password again').fill('a new evening walk')
    await page.getByRole('button', { name: 'Save password' }).click()
    await heading(page, 'This link no longer works')
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()

    await page.goto(forgetful.mailChange)
    await heading(page, 'Your e-mail address was not changed')
    await expect(page.getByText('This link has expired. Ask for a new link in your settings.')).toBeVisible()

    await page.goto(forgetful.activation)
    await heading(page, 'Your account could not be activated')
    await expect(page.getByText(/This link has expired\./)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await logIn(page, forgetful.email)
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    await page.goto(`${later.url}/activate`)
    await page.getByLabel('6-digit code').fill(forgetful.code)
    await expect(
      page.getByText('This code does not work. Use the one from our latest e-mail.').first(),
    ).toBeVisible()
    await page.context().clearCookies()
  })

  await test.step('day 13: log-in explains how to restore the account, and the link restores it', async () => {
    await page.goto(`${later.url}/login`)
    await logIn(page, early.email)
    await expect(page.getByText(/This account is still being deleted/)).toBeVisible()
    await page.goto(early.link)
    await page.getByRole('button', { name: 'Restore account' }).click()
    await heading(page, 'Welcome back')
    await page.goto(`${later.url}/settings`)
    await expect(page.getByText(early.email)).toBeVisible()
    await page.context().clearCookies()
  })

  await test.step('day 15: the deleted account is erased', async () => {
    await later.startAt(15)
    await page.goto(late.link)
    await page.getByRole('button', { name: 'Restore account' }).click()
    await heading(page, 'Your account could not be restored')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await logIn(page, late.email)
    await expect(page.getByText(/Login failed, please try again\./)).toBeVisible()
    await logIn(page, early.email)
    await expect(page).toHaveURL(/\/members/)
  })

  await test.step('day 107: a free member no longer sees messages of day 15', async () => {
    const found = await page.request.get(`${later.url}/api/members.php?limit=1`)
    const { profiles } = (await found.json()) as { profiles: { id: number }[] }
    const profile = profiles[0]?.id
    const sent = await page.request.post(`${later.url}/api/messages.php`, {
      headers: { origin: later.url, 'idempotency-key': 'a-letter-in-spring' },
      data: { profile, kind: 'text', text: 'The almond trees are in bloom.' },
    })
    expect(sent.status()).toBe(200)
    await page.goto(`${later.url}/members/${profile}/chat`)
    await expect(page.getByRole('log')).toContainText('The almond trees are in bloom.')
    later.putAhead(107)
    await page.context().clearCookies()
    await page.goto(`${later.url}/login`)
    await logIn(page, early.email)
    await expect(page).toHaveURL(/\/members/)
    await page.goto(`${later.url}/members/${profile}/chat`)
    await expect(page.getByText(/^Older messages are no longer visible\./)).toBeVisible()
    // Exact, because a reply may quote the message.
    await expect(page.getByText('The almond trees are in bloom.', { exact: true })).toHaveCount(0)
  })
})
