import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { afterTimeout, faults, removeFaults } from '../../support/faults'
import { becomeMember } from '../../support/login'

const panel = 'This part of the site did not load'

for (const [fault, cause] of Object.entries(faults)) {
  test(`[SPLIT-04] a chat that ${fault} shows an error panel with Retry, and the rest of the site works`, async ({
    page,
  }) => {
    await acceptEntry(page)
    await becomeMember(page)
    await cause(page)
    await page.goto('/chats')
    await expect(page.getByRole('heading', { name: panel })).toBeVisible(afterTimeout)

    await page.getByRole('banner').getByRole('link', { name: 'Members', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }).click()
    await expect(page.getByRole('heading', { name: panel })).toBeVisible(afterTimeout)

    await removeFaults(page)
    const messages = page.getByRole('heading', { name: 'Messages', level: 1 })
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(messages.or(retry).first()).toBeVisible()
    if (!(await messages.isVisible())) await retry.click()
    await expect(messages).toBeVisible()
  })
}

test('[SPLIT-04] a slow chat shows its skeleton at once and does not delay the rest of the site', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeMember(page)
  let release = (): void => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/r/mf-chat/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/chats')
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Members', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
})
