import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'

test('“Not now” hides someone from the grid until the member shows them again', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/members')
  const skips = page.getByRole('button', { name: /^Not now: / })
  const label = (await skips.first().getAttribute('aria-label')) ?? ''
  const name = label.replace('Not now: ', '')
  const href = (await page.locator('article > a').first().getAttribute('href')) ?? ''
  const tile = page.locator(`article > a[href="${href}"]`)

  await skips.first().press('Enter')
  await expect(tile).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tile).toBeVisible()
  await skips.first().click()
  await expect(tile).toHaveCount(0)
  await page.reload()
  await expect(skips.first()).toBeVisible()
  await expect(tile).toHaveCount(0)

  await page.goto('/hidden')
  await expect(page.getByText(/^Not now\. Hidden until /)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: `Show again: ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'No one is hidden' })).toBeVisible()
  await page.getByRole('link', { name: 'See members' }).click()
  await expect(tile).toBeVisible()

  await tile.click()
  await expect(page.getByRole('button', { name: 'Enlarge photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).not.toHaveURL(new RegExp(`${href}$`))
  await page.goto('/hidden')
  await page.getByRole('button', { name: 'Show everyone again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show everyone again' }).click()
  await expect(page.getByRole('heading', { name: 'No one is hidden' })).toBeVisible()
})
