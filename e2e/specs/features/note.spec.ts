import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, findSomeone } from '../../support/members'

test('a member keeps a note on a profile and copies the link to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await acceptEntry(page)
  await becomeActiveMember(page)
  const id = await findSomeone(page.request)
  await page.goto(`/members/${id}`)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.keyboard.type('Met at the market')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Met at the market')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Met at the market')).toBeVisible()

  await page.getByRole('button', { name: /^Options for / }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText(/^Link copied/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/members/${id}`, page.url()).href,
  )
})
