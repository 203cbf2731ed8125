import { expect, test } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'

/** A window of 1280 × 1024 px at 400% zoom. */
test.use({ viewport: { width: 320, height: 256 } })

test('[CHAT-01][TRUST-03] at 400 % zoom a message, its time and its price are readable', async ({ page }) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  await writeTo(enzo, id, 'Shall we meet?')
  await page.goto('/chats')
  await page.getByRole('link').filter({ hasText: 'Shall we meet?' }).click()
  const bubble = page.getByRole('log').getByText('Shall we meet?')
  const field = page.getByRole('textbox', { name: /^Write to/ })
  await expect(field).toBeVisible()
  const time = page.getByRole('log').locator('time').last()
  await expect(time).toBeInViewport({ ratio: 1 })
  await expect(bubble).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-cost]')).toBeInViewport()
  await enzo.dispose()

  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('navigation').last()).not.toBeInViewport()
})
