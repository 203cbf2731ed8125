import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { linkInMail } from '../../support/mailbox'
import { freshEmail, password } from '../../support/people'
import { signUpElsewhere } from '../../support/session'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
const goOn = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click()
/** A radio is hidden under its label, which is what is pressed. */
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click()

/** The questions of somebody who liked a member, with an optional first message, up to the photo. */
const answerQuestions = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email)
  await goOn(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await goOn(page)
  await page.getByLabel('Day').fill('14')
  await page.getByLabel('Month').fill('3')
  await page.getByLabel('Year').fill('1990')
  await goOn(page)
  await page.getByLabel('First name or nickname').fill('Giulia')
  await goOn(page)
  await goOn(page, 'Create account')
  await heading(page, 'Show your face')
}

test.beforeEach(({ page }) => acceptEntry(page))

test('[SIGNUP-04][SIGNUP-01] the whole sign-up in the dialog on a desktop', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has a page instead')
  await page.goto('/members')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like / })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await answerQuestions(page, freshEmail())
  await goOn(page, 'Skip for now')
  await goOn(page, 'Skip for now')
  await choose(page, 'A woman')
  await goOn(page)
  await expect(dialog.getByRole('heading', { name: 'In your own words' })).toBeVisible()
  await goOn(page, 'Skip for now')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
})

test('[SIGNUP-05][SIGNUP-08] a mistyped address is suggested, used and taken links are told', async ({
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
  await heading(page, 'Your account is active')
  const elsewhere = await browser.newPage()
  await acceptEntry(elsewhere)
  await elsewhere.goto(link)
  await heading(elsewhere, 'Your account could not be activated')
  await expect(elsewhere.getByText(/may already have been used/)).toBeVisible()
  await elsewhere.close()
})
