import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { password } from './people'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const fillAccount = async (page: Page, name: string, secret = password): Promise<void> => {
  const nameField = page.getByLabel('First name or nickname')
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(nameField.or(next)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await nameField.fill(name)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Day').fill('14')
  await page.getByLabel('Month').fill('3')
  await page.getByLabel('Year').fill('1990')
  await press(page, 'Create account')
  await expect(page.getByRole('heading', { name: 'Add a photo' })).toBeVisible()
}

export const fillProfile = async (page: Page): Promise<void> => {
  await press(page, 'Skip for now')
  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible()
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await page.getByText('A woman', { exact: true }).click()
  const line = page.getByLabel('One line about you')
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(line.or(next)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await page.getByLabel('One line about you').fill('I read until the tram stops running.')
  await page.getByRole('checkbox', { name: 'Reading' }).check()
  await press(page, 'Finish')
  await expect(page).toHaveURL(/\/signup-matches/)
}
