import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { tabTo as tabOnPage } from '../../support/keyboard'
import { codeInMail, linkInMail } from '../../support/mailbox'
import { freshEmail, password } from '../../support/people'

const about = 'I read until the tram stops running.'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
const pressContinue = (page: Page, name = 'Continue') =>
  page.getByRole('button', { name, exact: true }).click()
/** The radio input is hidden, so this clicks its label. */
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click()

/** Answers the account's questions one by one, on the page or in the dialog, up to the photo. */
const answerQuestions = async (
  page: Page,
  email: string,
  { isForOthers = false, secret = password } = {},
): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email)
  await pressContinue(page)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await pressContinue(page)
  await page.getByLabel('Day').fill('14')
  await page.getByLabel('Month').fill('3')
  await page.getByLabel('Year').fill('1990')
  await pressContinue(page)
  await page.getByLabel('First name or nickname').fill('Giulia')
  if (isForOthers) await pressContinue(page)
  await pressContinue(page, 'Create account')
  await heading(page, 'Show your face')
}

test.beforeEach(({ page }) => acceptEntry(page))

test('[SIGNUP-01][SIGNUP-02] each question and step survives a reload, and Back preserves the answers', async ({
  page,
}) => {
  test.slow()
  const email = freshEmail()
  const year = page.getByLabel('Year')
  const name = page.getByLabel('First name or nickname')

  await test.step('the questions of the account', async () => {
    await page.goto('/signup')
    await page.getByLabel('E-mail address').fill(email)
    await page.reload()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    await pressContinue(page)
    await page.reload()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await pressContinue(page)
    await page.getByLabel('Day').fill('14')
    await page.getByLabel('Month').fill('3')
    await year.fill('1990')
    await page.reload()
    // The password is never stored, so the form asks for it again.
    await page.getByLabel('Password', { exact: true }).fill(password)
    await pressContinue(page)
    await expect(year).toHaveValue('1990')
    await pressContinue(page)
    await name.fill('Giulia')
    await pressContinue(page, 'Back')
    await expect(year).toHaveValue('1990')
    await pressContinue(page)
    await expect(name).toHaveValue('Giulia')
    await pressContinue(page, 'Create account')
  })

  await test.step('the four steps of the profile', async () => {
    await heading(page, 'Show your face')
    await page.reload()
    await heading(page, 'Show your face')
    await pressContinue(page, 'Skip for now')
    await heading(page, 'Where are you?')
    await page.getByLabel('Country').selectOption({ label: 'Italy' })
    await page.reload()
    await expect(page.getByLabel('Country')).toHaveValue('IT')
    await pressContinue(page)
    await heading(page, 'Who are you?')
    await choose(page, 'A woman')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'A woman' })).toBeChecked()
    await pressContinue(page)
    await heading(page, 'In your own words')
    await page.getByLabel('About me').fill(about)
    await page.reload()
    await expect(page.getByLabel('About me')).toHaveValue(about)
    await pressContinue(page, 'Back')
    await expect(page.getByRole('radio', { name: 'A woman' })).toBeChecked()
    await pressContinue(page)
    await expect(page.getByLabel('About me')).toHaveValue(about)
    await pressContinue(page, 'Finish')
    await expect(page).toHaveURL(/\/signup-matches/)
  })

  await page.goto('/profile')
  await expect(page.getByLabel('About me')).toHaveValue(about)
  await expect(page.getByLabel('Country')).toHaveValue('IT')
})

test('[SIGNUP-01] skips optional steps and discards their text', async ({ page }) => {
  await page.goto('/signup')
  await answerQuestions(page, freshEmail())
  await pressContinue(page, 'Skip for now')
  await page.getByLabel('Country').selectOption({ label: 'Italy' })
  await pressContinue(page, 'Skip for now')
  await heading(page, 'Who are you?')
  await expect(page.getByRole('button', { name: 'Skip for now' })).toHaveCount(0)
  await choose(page, 'A woman')
  await pressContinue(page)
  await page.getByLabel('About me').fill(about)
  await pressContinue(page, 'Skip for now')
  await expect(page).toHaveURL(/\/signup-matches/)
  await page.goto('/profile')
  await expect(page.getByLabel('About me')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
})

test('[SIGNUP-01][SIGNUP-05][ROUTE-25] the sign-up works by keyboard, including the e-mailed code', async ({
  page,
}) => {
  const email = freshEmail()
  const { keyboard } = page
  const tabTo = (name: RegExp): Promise<void> =>
    tabOnPage(page, page.getByRole('button', { name }).or(page.getByLabel(name)).first())
  const type = async (label: RegExp, text: string) => {
    await tabTo(label)
    await keyboard.type(text)
  }

  await page.goto('/signup')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  await type(/^E-mail address/, email)
  await keyboard.press('Enter')
  await heading(page, 'Choose a password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await keyboard.type(password)
  await keyboard.press('Enter')
  await heading(page, 'When were you born?')
  await expect(page.getByLabel('Day')).toBeFocused()
  for (const part of ['14', '3', '1990']) {
    await keyboard.type(part)
    await keyboard.press('Tab')
  }
  await tabTo(/^Continue$/)
  await keyboard.press('Enter')
  await heading(page, 'What should people call you?')
  await expect(page.getByLabel('First name or nickname')).toBeFocused()
  await keyboard.type('Giulia')
  await keyboard.press('Enter')
  await heading(page, 'Show your face')
  await tabTo(/^Skip for now$/)
  await keyboard.press('Enter')
  await heading(page, 'Where are you?')
  await tabTo(/^Country/)
  await keyboard.type('Italy')
  await tabTo(/^Continue$/)
  await keyboard.press('Enter')
  await heading(page, 'Who are you?')
  await tabTo(/^A woman$/)
  await keyboard.press('Space')
  await tabTo(/^Continue$/)
  await keyboard.press('Enter')
  await heading(page, 'In your own words')
  await type(/^About me/, about)
  await tabTo(/^Finish$/)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/signup-matches/)

  await page.goto('/activate')
  await heading(page, 'Check your inbox')
  await type(/^6-digit code/, await codeInMail(email))
  await keyboard.press('Enter')
  await heading(page, 'Your account is active')
})

test('[SIGNUP-04][SIGNUP-01] the sign-up works in the dialog on a desktop', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has a page instead')
  await page.goto('/members')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like / })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // The visitor liked a specific member, so the form also offers to write a first message.
  await answerQuestions(page, freshEmail(), { isForOthers: true })
  await pressContinue(page, 'Skip for now')
  await heading(page, 'Where are you?')
  await pressContinue(page, 'Skip for now')
  await choose(page, 'A woman')
  await pressContinue(page)
  await expect(dialog.getByRole('heading', { name: 'In your own words' })).toBeVisible()
  await pressContinue(page, 'Skip for now')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
})

test('[SIGNUP-08][ACCOUNT-01] logs in with any spelling of an umlaut domain and another keyboard’s password encoding', async ({
  page,
  browser,
}) => {
  const email = freshEmail().replace('@mail.', '@möbel.')
  const secret = 'Mañana über 9é'
  await page.goto('/signup')
  await answerQuestions(page, email, { secret })
  const elsewhere = await browser.newPage()
  await acceptEntry(elsewhere)
  await elsewhere.goto('/login')
  await elsewhere.getByLabel('E-mail address').fill(`${email}\u00a0`)
  await elsewhere.getByLabel('Password', { exact: true }).fill(secret.normalize('NFD'))
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(elsewhere).toHaveURL(/\/members/)
  await elsewhere.close()
})

test('[SIGNUP-01][SIGNUP-05] takes twelve actions from a lander to activation', async ({ page }) => {
  const email = freshEmail()
  let acts = 0
  let characters = 0
  const type = async (field: ReturnType<typeof page.getByLabel>, text: string) => {
    acts += 1
    characters += text.length
    await field.fill(text)
  }
  const press = async (name: string) => {
    acts += 1
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.goto('/landers/collagelanding')
  await type(page.getByLabel('Your e-mail address'), email)
  await press('Create my profile')
  await type(page.getByLabel('Password', { exact: true }), password)
  await press('Continue')
  await type(page.getByLabel('Day'), '14')
  await type(page.getByLabel('Month'), '3')
  await type(page.getByLabel('Year'), '1990')
  await press('Continue')
  await type(page.getByLabel('First name or nickname'), 'Giulia')
  await press('Create account')
  await expect(page.getByRole('heading', { name: 'Show your face' })).toBeVisible()

  // The waiting page continues when the link is opened in another tab.
  await page.goto('/activate')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const mail = await page.context().newPage()
  acts += 1
  await mail.goto(await linkInMail(email, '/activate/done'))
  await expect(mail.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await mail.close()

  expect(acts).toBeLessThanOrEqual(12)
  // 200 characters take about a minute at 40 words per minute.
  expect(characters).toBeLessThanOrEqual(200)
})
