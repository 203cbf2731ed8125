import { expect, test } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'

test('[CHAT-01] an emoji is found by name, inserted at the caret, sent, and shown large if alone', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The keyboard of a phone has emoji of its own.')
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const friend = await newAdmirer()
  const conversation = await writeTo(friend, id, 'Are you well?')
  await page.goto(`/chats/${conversation}`)
  const field = page.getByRole('textbox', { name: /^Write to/ })
  await page.getByRole('button', { name: 'Add an emoji' }).click()
  await page.getByRole('textbox', { name: 'Search emoji' }).fill('fire')
  const fire = page.getByRole('button', { name: 'fire', exact: true })
  await expect(fire).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(fire).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('🔥')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  const sent = page.getByRole('log').getByText('🔥', { exact: true })
  await expect(sent).toHaveCSS('font-size', '44px')
  await friend.dispose()
})
