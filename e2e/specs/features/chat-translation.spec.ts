import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'
import { installTranslator, removeTranslator } from '../../support/translator'

const openWith = async (page: Page, ...lines: string[]): Promise<void> => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  let conversation = 0
  for (const line of lines) conversation = await writeTo(enzo, id, line)
  await enzo.dispose()
  await page.goto(`/chats/${conversation}`)
}
const openMenu = (page: Page, text: string) =>
  page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Options for the message from Enzo' })
    .press('Enter')
const translate = async (page: Page, text: string): Promise<void> => {
  await openMenu(page, text)
  await page.getByRole('menuitem', { name: 'Translate' }).press('Enter')
}

test('[CHAT-01] a message is translated on the device: shows the download and the original, and again after hiding it', async ({
  page,
}) => {
  const { finish } = await installTranslator(page)
  await openWith(page, 'Wie geht es dir?', 'Brrr')
  const log = page.getByRole('log')
  await translate(page, 'Wie geht')
  await expect(log.getByText(/Your browser is downloading this language/)).toBeVisible()
  await expect(log.getByRole('progressbar')).toHaveAttribute('value', '0.4')
  await finish()
  await expect(log.getByText('How are you?')).toBeVisible()
  await expect(log.getByText(/Translated on your device from German/)).toBeVisible()
  await expect(log.getByText('Wie geht es dir?')).toBeVisible()
  await log.getByRole('button', { name: 'Hide' }).click()
  await expect(log.getByText('How are you?')).toHaveCount(0)
  await translate(page, 'Wie geht')
  await expect(log.getByText('How are you?')).toBeVisible()
  await translate(page, 'Brrr')
  await expect(log.getByText('Your browser cannot translate this message.')).toBeVisible()
})

test('[CHAT-01] offers no translation in a browser without a translator', async ({ page }) => {
  await removeTranslator(page)
  await openWith(page, 'Wie geht es dir?')
  await openMenu(page, 'Wie geht')
  await expect(page.getByRole('menuitem', { name: 'Reply' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Translate' })).toHaveCount(0)
})
