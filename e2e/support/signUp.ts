import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { password } from './people'

/** Answers the account's questions: all at once on a desktop, one by one on a phone. */
export const fillAccount = async (page: Page, name: string): Promise<void> => {
  const isDone = page.getByRole('heading', { name: 'Show your face' })
  const fields: [ReturnType<Page['getByLabel']>, string][] = [
    [page.getByLabel('Password', { exact: true }), password],
    [page.getByLabel('Day'), '14'],
    [page.getByLabel('Month'), '3'],
    [page.getByLabel('Year'), '1990'],
    [page.getByLabel('First name or nickname'), name],
  ]
  const submit = page.getByRole('button', { name: /^(Create account|Continue)$/ })
  await expect(submit).toBeVisible()
  await expect(async () => {
    for (const [field, value] of fields) {
      if ((await field.isVisible()) && (await field.inputValue()) === '') await field.fill(value)
    }
    if (await submit.isEnabled({ timeout: 500 })) await submit.click()
    await expect(isDone).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

/**
 * Completes the four steps after the account: skips the photo, accepts the suggested country, and fills in gender and
 * text.
 */
export const fillProfile = async (page: Page): Promise<void> => {
  const next = page.getByRole('button', { name: 'Continue' })
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible()
  await next.click()
  await page.getByText('A woman', { exact: true }).click()
  await next.click()
  await page.getByLabel('About me').fill('I read until the tram stops running.')
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(page).toHaveURL(/\/signup-matches/)
}
