import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'

/** Switzerland is offered four languages. */
test.use({ locale: 'de-CH' })

test('[LOCALE-01][LOCALE-04] another language is there without a reload, and stays', async ({ page }) => {
  await acceptEntry(page)
  await page.goto('/members')
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Deutsch', 'English', 'Français', 'Italiano'])
  await page.getByRole('menuitem', { name: 'Italiano' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
})
