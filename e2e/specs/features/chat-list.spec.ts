import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, sendPhoto, writeTo } from '../../support/members'
import { site } from '../../support/site'

const row = (page: Page, name: string) => page.getByRole('link').filter({ hasText: name })

test('[CHAT-01] pinning, muting and archiving apply on a second device; search finds the message', async ({
  page,
  browser,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  await writeTo(enzo, id, 'We meet at the café by the harbour')
  await page.goto('/chats')
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const second = await other.newPage()
  await second.goto('/chats')
  await row(page, 'café by the harbour').focus()
  await page.keyboard.press('p')
  await page.keyboard.press('m')
  await expect(row(second, 'café by the harbour')).toContainText('Pinned')
  await expect(row(second, 'café by the harbour')).toContainText('Muted')
  await page.keyboard.press('e')
  await expect(row(second, 'café by the harbour')).toHaveCount(0)
  await second.getByRole('button', { name: 'Archived' }).click()
  await expect(row(second, 'café by the harbour')).toBeVisible()
  const lia = await newAdmirer()
  await writeTo(lia, id, 'Do you sing?')
  await row(page, 'Do you sing?').click()
  await expect(page.getByRole('log')).toContainText('Do you sing?')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('CAFE harbour')
  await page.getByRole('region', { name: 'Messages' }).getByRole('link').click()
  await expect(page.getByRole('log').locator('li:focus')).toContainText('We meet at the café by the harbour')
  await other.close()
  await Promise.all([enzo.dispose(), lia.dispose()])
})

test('[CHAT-10][TRUST-09] a received photo is blurred and not loaded until the member reveals it', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const { media } = await sendPhoto(id)
  const loads: string[] = []
  page.on('request', (sentRequest) => {
    if (sentRequest.url().includes('/media/messages/')) loads.push(sentRequest.url())
  })
  await page.goto('/chats')
  await row(page, 'A photo').click()
  const show = page.getByRole('log').getByRole('button', { name: 'Show photo' })
  await expect(show).toBeVisible()
  expect(loads).toEqual([])
  await show.click()
  const received = page.getByRole('button', { name: /^Photo you received/ })
  await expect(received).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(received).toHaveCSS('opacity', '1')
  expect(loads).toEqual([`${site.url}${media}`])
})
