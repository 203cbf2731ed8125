import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'

test('a member saves a search, opens it from the grid and removes it', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/members?min_age=30&max_age=50&photo=true')
  await page.getByRole('button', { name: 'Save search' }).click()
  const saved = page.getByRole('list', { name: 'Saved searches' })
  const open = saved.getByRole('button', { name: /^(?!Remove).*With a photo/ })
  await expect(open).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Save search' })).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])

  await page.goto('/members')
  await expect(open).toHaveAttribute('aria-pressed', 'false')
  await open.press('Enter')
  await expect(page).toHaveURL(/min_age=30/)
  await expect(page).toHaveURL(/photo=true/)

  await saved.getByRole('button', { name: /^Remove saved search/ }).press('Enter')
  await expect(saved).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible()
})
