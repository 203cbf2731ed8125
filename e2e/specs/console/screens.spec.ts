import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { becomeOperator } from '../../support/operators'
import { site } from '../../support/site'

// Runs alone, because the review screens lease photos that other specs wait for.
test('every screen is accessible in both themes', async ({ page }) => {
  await becomeOperator(page, 'administrator')
  await page.goto(site.console)
  await expect(page.getByRole('menuitem', { name: 'Health', exact: true })).toBeVisible()
  const names = await page.getByRole('menuitem').allTextContents()
  for (const name of names) {
    await page.getByRole('menuitem', { name, exact: true }).click()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect([name, await findBarriers(page)]).toEqual([name, []])
    }
  }
})
