import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { freshEmail } from '../../support/people'
import { fillAccount } from '../../support/signUp'

test('[SIGNUP-01] suggests towns, refuses part of a name, and saves the chosen one', async ({ page }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await acceptEntry(page)
  await page.setExtraHTTPHeaders({ 'x-country': 'DE' })
  await page.goto('/signup')
  await page.getByLabel('E-mail address').fill(freshEmail())
  await fillAccount(page, 'Giulia')
  await press('Skip for now')
  const town = page.getByRole('combobox', { name: 'Town' })
  await town.fill('Xyzq')
  await expect(page.getByText('No town found. Try a larger one nearby.')).toBeInViewport()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await press('Continue')
  await expect(page.getByText(/^We don’t know this town/)).toBeVisible()
  await town.fill('Ber')
  await expect(page.getByRole('option', { name: /^Berlin/ })).toBeInViewport()
  await press('Continue')
  await expect(town).toBeFocused()
  await expect(page.getByText(/^We don’t know this town/)).toBeVisible()
  await town.press('ArrowDown')
  await town.press('Enter')
  await expect(town).toHaveValue('Berlin')
  await press('Continue')
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('combobox', { name: 'Town' })).toHaveValue('Berlin')
  await expect(page.getByLabel('Region')).toHaveValue('Berlin')
})
