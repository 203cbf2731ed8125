import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { codeInMail, linkInMail } from '../../support/mailbox'
import { findPeople } from '../../support/members'
import { freshEmail, password } from '../../support/people'
import { enterOwnPassword, signUpElsewhere } from '../../support/session'
import { fillAccount, fillProfile } from '../../support/signUp'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

test.beforeEach(({ page }) => acceptEntry(page))

test('[SIGNUP-05][SIGNUP-08][ROUTE-31] suggests a fix for a typo; explains used links', async ({
  page,
  browser,
}) => {
  await page.goto('/signup')
  await page.getByLabel('E-mail address').fill('anna@gmial.com')
  await page.getByRole('button', { name: /anna@gmail\.com/ }).click()
  await expect(page.getByLabel('E-mail address')).toHaveValue('anna@gmail.com')

  const email = freshEmail()
  const maker = await signUpElsewhere(email)
  await maker.dispose()
  const link = await linkInMail(email, '/activate/done')
  await page.goto(link)
  await heading(page, 'Almost there: your password')
  await enterOwnPassword(page, 'short')
  await expect(page.getByText('A password needs 8 to 128 characters.').first()).toBeVisible()
  await enterOwnPassword(page, 'a new evening walk')
  await heading(page, 'Your account is active')
  const elsewhere = await browser.newPage()
  await acceptEntry(elsewhere)
  await elsewhere.goto(link)
  await heading(elsewhere, 'Your account is active')
  await elsewhere.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('[SIGNUP-05] the link on a phone asks for the password; the desktop continues', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await page.goto('/signup')
  await page.getByLabel('E-mail address').fill(email)
  await fillAccount(page, 'Giulia')
  await page.goto('/activate')
  await heading(page, 'Check your inbox')
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await acceptEntry(phone)
  await phone.goto(await linkInMail(email, '/activate/done'))
  await enterOwnPassword(phone)
  await heading(phone, 'Your account is active')
  await heading(page, 'Your account is active')
  await phone.close()
})

test('[CHAT-03][SIGNUP-05] sends a text once its writer has confirmed the address', async ({ page }) => {
  const email = await becomeMember(page)
  const person = (await findPeople(page.request)).findLast(({ is_fictional }) => !is_fictional)
  await page.goto(`/members/${person?.id}/chat`)
  await expect(
    page.getByText('Your message waits until you have confirmed your e-mail address.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: /^Write to / }).fill('Which book should I read next?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await page.getByLabel('6-digit code').fill(await codeInMail(email))
  const log = page.getByRole('log')
  await expect(log.getByText('Which book should I read next?')).toBeVisible()
  await expect(log).toContainText(/\d · Sent/)
  await expect(page.getByText('This message is free.')).toBeVisible()
})

test('[CHAT-03][SIGNUP-05] sends waiting messages after a code for a corrected address, without their pages', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('E-mail address').fill(freshEmail())
  await fillAccount(page, 'Giulia')
  await fillProfile(page)
  const people = (await findPeople(page.request)).filter(({ is_fictional }) => !is_fictional)
  for (const [at, person] of people.slice(0, 2).entries()) {
    await page.goto(`/members/${person.id}/chat`)
    await page.getByRole('textbox', { name: /^Write to / }).fill(`Which book should I read next? ${at}`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('link', { name: 'Enter the code' })).toBeVisible()
  }
  await page.goto('/activate')
  await page.getByRole('button', { name: 'Wrong address?' }).click()
  const email = freshEmail()
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await codeInMail(email))
  await heading(page, 'Your account is active')
  await expect(page.getByText(/You have started all your free conversations/)).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('link', { name: 'See your messages' }).click()
  await expect(page.locator('main a[href^="/chats/"]')).toHaveCount(2)
  await expect(page.getByText('Waiting:')).toHaveCount(0)
})
