import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { linkInMail } from '../../support/mailbox'
import { freshEmail, password } from '../../support/people'
import { logIn, signUpElsewhere } from '../../support/session'

test.beforeEach(({ page }) => acceptEntry(page))

const newMember = async (): Promise<string> => {
  const email = freshEmail()
  await (await signUpElsewhere(email)).dispose()
  return email
}

test('[ACCOUNT-01] five wrong passwords block the log-in, the right one included; others still log in', async ({
  page,
}) => {
  const email = await newMember()
  await page.goto('/login')
  // Before hydration, the browser submits the form itself, without the awaited call.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-mail address').fill(email)
  const submit = async (secret: string) => {
    await page.getByLabel('Password', { exact: true }).fill(secret)
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/user.php') && answer.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await answered
  }
  for (let nth = 0; nth < 4; nth += 1) await submit(`wrong ${nth}`)
  await expect(page.getByText('You have one attempt left.')).toBeVisible()
  await submit('wrong again')
  const blocked = page.getByText('Too many attempts. This account is blocked for 15 minutes.')
  await expect(blocked).toBeVisible()
  await submit(password)
  await expect(blocked).toBeVisible()
  await logIn(page, await newMember())
  await expect(page).toHaveURL(/\/members/)
})

test('[ACCOUNT-03][ROUTE-28][ROUTE-29] a reset works once, and the fourth e-mail of a day is refused', async ({
  page,
}) => {
  const email = await newMember()
  const ask = async () => {
    await page.goto('/reset-password')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
  }
  await ask()
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()
  const link = await linkInMail(email, '/reset-password')
  const choose = async (secret: string) => {
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill(secret)
    await page.getByLabel('New password again').fill(secret)
    await page
      .getByRole('button', { name: /password/ })
      .last()
      .click()
  }
  await choose('a new evening walk')
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await choose('one more evening walk')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  for (let nth = 0; nth < 2; nth += 1) {
    await ask()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  }
  await ask()
  await expect(page.getByText(/too many times\. Try again tomorrow\./)).toBeVisible()
})
