import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { countEffort } from '../../support/effort'
import { tabTo as tabOnPage } from '../../support/keyboard'
import { codeInMail, linkInMail } from '../../support/mailbox'
import { freshEmail, password } from '../../support/people'
import { fillAccount, fillProfile } from '../../support/signUp'
import { site } from '../../support/site'

const about = 'I read until the tram stops running.'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
const pressContinue = (page: Page, name = 'Continue') =>
  page.getByRole('button', { name, exact: true }).click()
/** Clicks the label, because the radio input is hidden. */
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click()

const answerQuestions = async (page: Page, email: string, secret = password): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email)
  await fillAccount(page, 'Giulia', secret)
}

test.beforeEach(({ page }) => acceptEntry(page))

test('[SIGNUP-01][SIGNUP-02] each question and step survives a reload, and Back preserves the answers', async ({
  page,
}) => {
  test.slow()
  const email = freshEmail()
  const year = page.getByLabel('Year')
  const name = page.getByLabel('First name or nickname')

  await test.step('the two screens of the account', async () => {
    await page.goto('/signup')
    await page.getByLabel('E-mail address').fill(email)
    await page.reload()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    await pressContinue(page)
    await name.fill('Giulia')
    await page.getByLabel('Day').fill('14')
    await page.getByLabel('Month').fill('3')
    await year.fill('1990')
    await page.reload()
    await expect(year).toHaveValue('1990')
    await pressContinue(page, 'Back')
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    await pressContinue(page)
    await expect(name).toHaveValue('Giulia')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await pressContinue(page, 'Create account')
  })

  await test.step('the four steps of the profile', async () => {
    await heading(page, 'Add a photo')
    await page.reload()
    await heading(page, 'Add a photo')
    await pressContinue(page, 'Skip for now')
    await heading(page, 'Where are you?')
    await page.getByLabel('Country').selectOption({ label: 'Italy' })
    await page.reload()
    await expect(page.getByLabel('Country')).toHaveValue('IT')
    await pressContinue(page)
    await heading(page, 'About you')
    await choose(page, 'A woman')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'A woman' })).toBeChecked()
    await pressContinue(page)
    await heading(page, 'In your own words')
    await page.getByLabel('One line about you').fill(about)
    await page.reload()
    await expect(page.getByLabel('One line about you')).toHaveValue(about)
    await pressContinue(page, 'Back')
    await expect(page.getByRole('radio', { name: 'A woman' })).toBeChecked()
    await pressContinue(page)
    await expect(page.getByLabel('One line about you')).toHaveValue(about)
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
  await heading(page, 'About you')
  await expect(page.getByRole('button', { name: 'Skip for now' })).toHaveCount(0)
  await choose(page, 'A woman')
  await pressContinue(page)
  await page.getByLabel('One line about you').fill(about)
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
  await heading(page, 'Create your account')
  await expect(page.getByLabel('First name or nickname')).toBeFocused()
  await keyboard.type('Giulia')
  await type(/^Password$/, password)
  await tabTo(/^Day$/)
  await keyboard.type('14031990')
  await keyboard.press('Enter')
  await heading(page, 'Add a photo')
  await tabTo(/^Skip for now$/)
  await keyboard.press('Enter')
  await heading(page, 'Where are you?')
  await tabTo(/^Country/)
  await keyboard.type('Italy')
  await tabTo(/^Continue$/)
  await keyboard.press('Enter')
  await heading(page, 'About you')
  await tabTo(/^A woman$/)
  await keyboard.press('Space')
  await tabTo(/^Continue$/)
  await keyboard.press('Enter')
  await heading(page, 'In your own words')
  await type(/^One line about you/, about)
  await tabTo(/^Finish$/)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/signup-matches/)

  await type(/^6-digit code/, await codeInMail(email))
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
  await expect(dialog.getByText(/gets your like when your profile is ready/)).toBeVisible()
  await answerQuestions(page, freshEmail())
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
  await answerQuestions(page, email, secret)
  const elsewhere = await browser.newPage()
  await acceptEntry(elsewhere)
  await elsewhere.goto('/login')
  await elsewhere.getByLabel('E-mail address').fill(`${email}\u00a0`)
  await elsewhere.getByLabel('Password', { exact: true }).fill(secret.normalize('NFD'))
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(elsewhere).toHaveURL(/\/members/)
  await elsewhere.close()
})

const texts = {
  en: {
    email: 'Your e-mail address',
    join: 'Create my profile',
    name: 'First name or nickname',
    password: 'Password',
    firstOfDate: 'Day',
    create: 'Create account',
    skip: 'Skip for now',
    next: 'Continue',
    where: 'Where are you?',
    woman: 'A woman',
    code: '6-digit code',
    active: 'Your account is active',
  },
  de: {
    email: 'Deine E-Mail-Adresse',
    join: 'Profil erstellen',
    name: 'Vorname oder Spitzname',
    password: 'Passwort',
    firstOfDate: 'Tag',
    create: 'Konto erstellen',
    skip: 'Erst mal überspringen',
    next: 'Weiter',
    where: 'Wo bist du?',
    woman: 'Eine Frau',
    code: '6-stelliger Code',
    active: 'Dein Konto ist aktiv',
  },
} as const

const countries = { en: 'GB', de: 'AT' } as const

for (const language of ['en', 'de'] as const)
  for (const hand of ['pointer', 'keyboard'] as const)
    test(`[SIGNUP-01][SIGNUP-05] takes eleven interactions and a minute of typing, by ${hand}, in ${language}`, async ({
      page,
      context,
    }) => {
      test.slow()
      const email = freshEmail()
      const words = texts[language]
      const { effort, press, type } = countEffort(page, hand)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: site.url }])
      await page.setExtraHTTPHeaders({ 'x-country': countries[language] })
      await page.goto('/landers/collagelanding')

      await type(field(words.email), email)
      await press(button(words.join))
      await type(page.getByLabel(words.name), 'Giulia')
      await type(field(words.password), password)
      await type(field(words.firstOfDate), '14031990')
      await press(button(words.create))
      await press(button(words.skip))
      await heading(page, words.where)
      await press(button(words.next))
      await press(button(words.woman))
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await press(button(words.skip))
      await expect(page).toHaveURL(/\/signup-matches/)
      await type(page.getByLabel(words.code), await codeInMail(email))
      await expect(page.getByRole('heading', { name: words.active })).toBeFocused()

      expect(effort.interactions).toBeLessThanOrEqual(11)
      expect(effort.typingSeconds).toBeLessThanOrEqual(60)
    })

test('[SIGNUP-01] Skip is in sight on a small phone, also above its keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/signup')
  await answerQuestions(page, freshEmail())
  const skip = page.getByRole('button', { name: 'Skip for now' })
  for (const height of [568, 308]) {
    await page.setViewportSize({ width: 320, height })
    await expect(skip).toBeInViewport({ ratio: 1 })
  }
  await skip.click()
  await heading(page, 'Where are you?')
  await expect(skip).toBeInViewport({ ratio: 1 })
})

test('[SIGNUP-05][ROUTE-25] the page with the people waits for the link, which another tab opens', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/signup')
  await answerQuestions(page, email)
  await fillProfile(page)
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeInViewport()
  await expect(page.getByRole('button', { name: /^Send it again/ })).toBeVisible()
  const mail = await page.context().newPage()
  await mail.goto(await linkInMail(email, '/activate/done'))
  await heading(mail, 'Your account is active')
  await heading(page, 'Your account is active')
  await mail.close()
})
