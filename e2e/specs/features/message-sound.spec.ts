import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'

const countNotes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { notes: 0 })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      ;(window as unknown as { notes: number }).notes += 1
      start.call(this, when)
    }
  })
const notes = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { notes: number }).notes)

test('[CHAT-01][SYNC-02] a new message plays a sound if enabled, except in the conversation being read', async ({
  page,
}) => {
  await countNotes(page)
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  await page.goto('/settings')
  const sound = page.getByRole('switch', { name: 'Sound and vibration for new messages' })
  await expect(sound).not.toBeChecked()
  const unread = page.getByRole('banner').getByRole('link', { name: /^Messages/ })
  const conversation = await writeTo(enzo, id, 'The first one comes in silence')
  await expect(unread).toContainText('1')
  expect(await notes(page)).toBe(0)
  await sound.check()
  await writeTo(enzo, id, 'The second one is heard')
  await expect.poll(() => notes(page)).toBe(2)
  await page.goto(`/chats/${conversation}`)
  await page.getByRole('textbox', { name: /^Write to/ }).click()
  await writeTo(enzo, id, 'The third one is read at once')
  await expect(page.getByRole('log')).toContainText('The third one is read at once')
  expect(await notes(page)).toBe(0)
  await enzo.dispose()
})
