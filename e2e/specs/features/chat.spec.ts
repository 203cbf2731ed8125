import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { mailWith } from '../../support/mailbox'
import { becomeActiveMember, findFictional, findSomeone, writeTo } from '../../support/members'
import { site } from '../../support/site'

const composer = (page: Page) => page.getByRole('textbox', { name: /^Write to / })
const row = (page: Page, name: string) => page.getByRole('link').filter({ hasText: name })

test('[CHAT-01][CHAT-07][TOPBAR-02][CALL-07] a received message raises the badge and marks the chat as unread; reading clears both', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  await page.goto('/chats')
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  const enzo = await newAdmirer()
  await writeTo(enzo, id, 'Is this seat taken?')
  await expect(row(page, 'Is this seat taken?')).toContainText('1 unread message')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Messages.*1 unread/ })).toBeVisible()
  await row(page, 'Is this seat taken?').click()
  await expect(page.getByRole('log')).toContainText('Is this seat taken?')
  await expect(page.getByText('1 unread message')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('log')).toContainText('Is this seat taken?')
  await expect(page.getByText('1 unread message')).toHaveCount(0)
  await enzo.dispose()
})

test('[CHAT-04][CHAT-10][CHAT-03][TRUST-03][TRUST-01] a fictional profile is labelled; the composer offers a first line and shows length and price', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  const fictional = await findFictional(page.request)
  await page.goto(`/members/${fictional.id}/chat`)
  await expect(page.getByText(`${fictional.name} is a fictional profile.`)).toBeVisible()
  await expect(page.getByText(/This message is free/)).toBeVisible()
  await composer(page).fill('x'.repeat(1001))
  await expect(page.getByText('1 character too many')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await composer(page).fill('')
  const line = page.getByRole('main').getByRole('button').filter({ hasText: /\?$/ }).first()
  const text = (await line.textContent()) ?? ''
  await line.click()
  await expect(composer(page)).toHaveValue(text)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('log')).toContainText(text)
  await expect(page.getByText(/You have 4 free ones/)).toBeVisible()
})

test('[ACCOUNT-07][TRUST-11] sending with an unconfirmed address explains why it is refused, and the message waits', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeMember(page)
  const someone = await findSomeone(page.request)
  await page.goto(`/members/${someone}/chat`)
  await composer(page).fill('Good evening')
  await page.getByRole('button', { name: /^Send message/ }).click()
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Send for 1 credit' })
  await goOn
    .or(page.getByText(/Confirm your e-mail/).first())
    .first()
    .waitFor()
  if (await goOn.isVisible()) await goOn.click()
  await expect(page.getByText(/Confirm your e-mail/).first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Keep writing' }).click()
  await expect(composer(page)).toHaveValue('')
  await expect(page.getByRole('log')).toContainText('Good evening')
  await page.goto('/chats')
  await expect(row(page, 'Good evening')).toContainText('Waiting:')
  await row(page, 'Good evening').click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(composer(page)).toHaveValue('Good evening')
})

test('[CHAT-05] a GIF is searched and sent', async ({ page }) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const conversation = await writeTo(enzo, id, 'Do you dance?')
  await page.goto(`/chats/${conversation}`)
  await page.getByRole('button', { name: 'Send a GIF', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Send a GIF' })
  const gifs = picker.getByRole('button').filter({ has: page.locator('img') })
  await expect(gifs.first()).toBeVisible()
  await picker.getByRole('textbox').fill('zzzzqqq')
  await expect(picker.getByText('Nothing found. Try another word.')).toBeVisible()
  await picker.getByRole('textbox').fill('')
  await gifs.first().click()
  await expect(page.getByRole('log').locator('img[src*="gif"]')).toBeVisible()
  await enzo.dispose()
})

test('[CHAT-06][CHAT-08][CALL-09] deleting a conversation asks first, can be undone, and is then final', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const conversation = await writeTo(enzo, id, 'Coffee tomorrow?')
  const ask = async (): Promise<void> => {
    await page.goto(`/chats/${conversation}`)
    await page.getByRole('button', { name: 'Options for the conversation with Enzo' }).click()
    await page.getByRole('menuitem', { name: 'Delete the conversation with Enzo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, 'Coffee tomorrow?')).toHaveCount(0)
  }
  await ask()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Coffee tomorrow?')).toBeVisible()
  await ask()
  const deleted = page.waitForResponse((answer) => answer.url().includes('/api/chat.php'))
  expect((await deleted).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await enzo.dispose()
})

test('[ERROR-06][TRUST-11] a conversation that could not be deleted reappears, with the reason', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const conversation = await writeTo(enzo, id, 'Still there?')
  await page.route('**/api/chat.php*', (route) => route.abort())
  await page.goto(`/chats/${conversation}`)
  await page.getByRole('button', { name: 'Options for the conversation with Enzo' }).click()
  await page.getByRole('menuitem', { name: 'Delete the conversation with Enzo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Still there?')).toHaveCount(0)
  await expect(page.getByText(/The conversation could not be deleted/)).toBeVisible({ timeout: 40_000 })
  await expect(row(page, 'Still there?')).toBeVisible()
  await enzo.dispose()
})

test('[CHAT-06][MEMBER-11] a blocked member can neither write nor open the profile', async ({ page }) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const conversation = await writeTo(enzo, id, 'Hello there')
  await page.goto(`/chats/${conversation}`)
  await page.getByRole('button', { name: 'Options for the conversation with Enzo' }).click()
  await page.getByRole('menuitem', { name: 'Block Enzo' }).click()
  await page.getByRole('dialog', { name: 'Block Enzo?' }).getByRole('button', { name: 'Block Enzo' }).click()
  await expect(page).toHaveURL(/\/chats$/)
  const look = await enzo.get(`${site.url}/api/member.php?id=${id}`)
  expect(look.ok()).toBe(false)
  await enzo.dispose()
})

test('[TRUST-06] a message is reported from its menu; receipt and decision come by e-mail', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id, email } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const conversation = await writeTo(enzo, id, 'Send me money')
  await page.goto(`/chats/${conversation}`)
  await page.getByRole('button', { name: 'Options for the message from Enzo' }).click()
  await page.getByRole('menuitem', { name: 'Report this message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /money/ }).check()
  await dialog.getByRole('button', { name: /^Send/ }).click()
  const receipt = page.getByText(/Reference: \S+/)
  await expect(receipt).toBeVisible()
  const [, reference = ''] = /Reference: (R-[\w-]+)/.exec((await receipt.textContent()) ?? '') ?? []
  await mailWith(email, `reference ${reference}`)
  await ops('reports', 'uphold', reference, '--decision', 'Enzo may no longer write.')
  await mailWith(email, `your report ${reference}. Decision: Enzo may no longer write.`)
  await enzo.dispose()
})

test('[CHAT-11] an unsent draft survives a reload', async ({ page }) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const conversation = await writeTo(enzo, id, 'Which film?')
  await page.goto(`/chats/${conversation}`)
  await composer(page).fill('The one with the lighthouse')
  await page.reload()
  await expect(composer(page)).toHaveValue('The one with the lighthouse')
  await page.goto('/chats')
  await expect(row(page, 'The one with the lighthouse')).toBeVisible()
  await enzo.dispose()
})

test('[CHAT-02][SYNC-05][TRUST-03] messages written offline are sent automatically, once and in order', async ({
  page,
  context,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const conversation = await writeTo(enzo, id, 'Are you on the train?')
  await page.goto(`/chats/${conversation}`)
  await expect(page.getByRole('log')).toContainText('Are you on the train?')
  await context.setOffline(true)
  for (const text of ['One tunnel', 'and another']) {
    await composer(page).fill(text)
    await composer(page).press('Enter')
  }
  await expect(page.getByText(/It will be sent/).first()).toBeVisible()
  await context.setOffline(false)
  const arrived = async (): Promise<string[]> => {
    const answer = await enzo.get(`${site.url}/api/messages.php?conversation=${conversation}`)
    return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text)
  }
  await expect
    .poll(arrived, { timeout: 30_000 })
    .toEqual(['Are you on the train?', 'One tunnel', 'and another'])
  await expect(page.getByText(/It will be sent/)).toHaveCount(0)
  await enzo.dispose()
})
