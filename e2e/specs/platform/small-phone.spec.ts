import type { Locator } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, findPeople } from '../../support/members'

test.use({ viewport: { width: 320, height: 568 } })

test.beforeEach(async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page, { language: 'de' })
})

const edge = async (part: Locator, side: 'top' | 'bottom'): Promise<number> => {
  await expect(part).toBeVisible()
  return part.evaluate((element, name) => element.getBoundingClientRect()[name], side)
}

test('[PAY-01] [TRUST-04] a whole package is above the order button, which is one line high', async ({
  page,
}) => {
  await page.goto('/credits')
  const order = page.getByRole('button', { name: /zahlungspflichtig/i })
  await expect(order).toBeEnabled()
  const packages = page.getByRole('group', { name: 'Paket' }).locator('label')
  const dock = await edge(page.locator('[data-dock]'), 'top')
  expect(await edge(packages.first(), 'bottom')).toBeLessThanOrEqual(dock)
  expect((await order.boundingBox())?.height).toBeLessThanOrEqual(50)
})

test('[PREMIUM-01] keeps the faces above the button', async ({ page }) => {
  await page.goto('/premium')
  const button = await edge(page.getByRole('main').getByRole('link', { name: /^Paket wählen, ab / }), 'top')
  const photos = page.locator('[data-teaser] li img')
  await expect(photos.first()).toBeVisible()
  for (const photo of await photos.all()) expect(await edge(photo, 'bottom')).toBeLessThanOrEqual(button)
})

test('[CHAT-04] three suggestions are above the field, also after choosing one', async ({ page }) => {
  const [person] = (await findPeople(page.request)).filter(({ is_fictional: isFictional }) => !isFictional)
  await page.goto(`/members/${person?.id}/chat`)
  const last = page.getByRole('log').getByRole('button').nth(2)
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.getByRole('log').getByRole('button').first().click()
  await expect(page.getByRole('textbox')).not.toHaveValue('')
  await expect(last).toBeInViewport({ ratio: 1 })
})
