import { expect, test } from '@playwright/test'
import { createBuild, ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'

const next = 'c0ffee000016'

test('[SPLIT-02][SPLIT-01] a remote’s new build moves a page to another URL, and the shell follows at once', async ({
  page,
}) => {
  const rename = (text: string): string => text.replaceAll('"/pricing"', '"/price-list"')
  await acceptEntry(page)
  expect((await page.goto('/price-list'))?.status()).toBe(404)

  await ops('remotes', 'publish', 'mf-payments', '--from', createBuild('mf-payments', next, rename))
  expect((await page.goto('/price-list'))?.status()).toBe(200)
  await expect(page).toHaveTitle(/^Prices · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible()
  expect((await page.goto('/pricing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()

  await ops('remotes', 'rollback', 'mf-payments')
  expect((await page.goto('/pricing'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible()
})
