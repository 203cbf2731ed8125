import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { createBuild, ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'

const next = 'c0ffee000001'

const buildForNewcomer = async (browser: Browser, watch: (page: Page) => void): Promise<string> => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  watch(page)
  await acceptEntry(page)
  const entry = page.waitForRequest(/\/r\/mf-payments\/[^/]+\/entry\./)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible()
  const [, build = ''] = /\/r\/mf-payments\/([^/]+)\//.exec((await entry).url()) ?? []
  await context.close()
  return build
}

test('[SPLIT-02][SPLIT-01] payments can be deployed, promoted and rolled back while members use the site', async ({
  page,
  browser,
}) => {
  const failed: string[] = []
  const watch = (one: Page): void => {
    one.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    })
    one.on('pageerror', (error) => failed.push(error.message))
  }
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  watch(page)
  await acceptEntry(page)
  await becomeMember(page)
  await page.goto('/members')
  const continueOrder = async (): Promise<void> => {
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: 'Get Premium' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /See every photo/ })).toBeVisible()
    await bar.getByRole('link', { name: 'Members', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  }

  const before = await buildForNewcomer(browser, watch)
  await continueOrder()
  await ops(
    'remotes',
    'canary',
    'mf-payments',
    '--from',
    createBuild('mf-payments', next),
    '--percent',
    '100',
  )
  await continueOrder()
  expect(await buildForNewcomer(browser, watch)).toBe(next)
  await ops('remotes', 'promote', 'mf-payments')
  await continueOrder()
  expect(await buildForNewcomer(browser, watch)).toBe(next)
  await ops('remotes', 'rollback', 'mf-payments')
  await continueOrder()
  expect(await buildForNewcomer(browser, watch)).toBe(before)
  expect({ failed, documents }).toEqual({ failed: [], documents: 1 })
})
