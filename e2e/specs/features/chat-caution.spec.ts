import { expect, test } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'

test('[CHAT-06] [TRUST-06] a first message with a link shows where it leads, warns, and is reported as asking for money', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const stranger = await newAdmirer()
  await writeTo(stranger, id, 'Hello! My photos: https://www.example.com/clara and call 0151 23456789')
  await page.goto('/chats')
  await page.getByRole('link').filter({ hasText: 'My photos' }).click()
  const log = page.getByRole('log')
  const link = log.getByRole('link', { name: 'https://www.example.com/clara' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(log.getByText('example.com', { exact: true })).toBeVisible()
  const note = log.getByRole('note')
  await expect(note).toBeInViewport()
  await note.getByRole('button', { name: 'Report: asks for money' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this message' })
  await expect(dialog.getByRole('radio', { name: /Asks for money/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/Reference: /)).toBeVisible()
  await stranger.dispose()
})
