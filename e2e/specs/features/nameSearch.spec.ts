import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, findFictional } from '../../support/members'

test('[TOPBAR-01] Enter in the search of the top bar opens a page of results, and Back returns to it', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  const { name } = await findFictional(page.request)
  await page.goto('/likes')
  const field = page.getByRole('combobox', { name: 'Search members' })
  await field.fill(name)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${name}”` })).toBeVisible()
  const tiles = page.getByRole('article').getByRole('link', { name: new RegExp(`^.*${name}`) })
  await expect(tiles.first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  await tiles.first().click()
  await expect(page).toHaveURL(/\/members\/\d+$/)
  await page.goBack()
  await expect(tiles.first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`Name: ${name}`) }).click()
  await expect(page).not.toHaveURL(/name=/)
})
