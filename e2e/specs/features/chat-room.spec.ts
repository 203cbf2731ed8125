import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'

const openConversation = async (page: Page) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  await writeTo(enzo, id, 'We meet at the café by the harbour')
  await page.goto('/chats')
  await page.getByRole('link').filter({ hasText: 'café by the harbour' }).click()
  await expect(page.getByRole('log')).toContainText('café by the harbour')
  return enzo
}

const overlaps = (page: Page) =>
  page.locator('header[data-grown]').evaluate((header) => {
    const parts = [...header.children].filter(
      (part) => part.getClientRects().length > 0 && part.matches(':not(dialog)'),
    )
    const boxes = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.left - b.left)
    return boxes.filter((box, index) => (boxes[index + 1]?.left ?? Infinity) < box.right - 0.5).length
  })

test('[CHAT-01] on a phone the messages have 680 of 844 px; the header overlaps nothing at any width', async ({
  page,
}) => {
  const enzo = await openConversation(page)
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await overlaps(page), `${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const room = await page.getByRole('log').evaluate((log) => log.clientHeight)
  expect(room).toBeGreaterThanOrEqual(680)
  await enzo.dispose()
})

test('[CHAT-01] the message field has the focus; Escape closes panels and returns the focus', async ({
  page,
}) => {
  const enzo = await openConversation(page)
  const field = page.locator('main textarea')
  await expect(field).toBeFocused()
  for (const name of ['Add an emoji', 'Send a GIF', 'Send a gift']) {
    const button = page.locator('main form').getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await field.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('main form button:focus')).toHaveCount(1)
  await enzo.dispose()
})
