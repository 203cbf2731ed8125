import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { linkInMail } from '../../support/mailbox'
import { findFictional } from '../../support/members'
import { freshEmail } from '../../support/people'
import { onceIdle } from '../../support/popups'
import { fillAccount, fillProfile } from '../../support/signUp'

const freeMessages = 5

test('[SIGNUP-01][SIGNUP-05][MEMBER-05][CHAT-02][CHAT-04][PAY-01][TOPBAR-04] a visitor becomes a Premium member who chats', async ({
  page,
}) => {
  const email = freshEmail()
  const log = page.getByRole('log')
  const composer = page.getByRole('textbox', { name: /^Write to / })

  await test.step('a lander leads to sign-up', async () => {
    await acceptEntry(page)
    await page.goto('/landers/collagelanding')
    await page.getByLabel('Your e-mail address').fill(email)
    await page.getByRole('button', { name: 'Create my profile' }).click()
    await fillAccount(page, 'Giulia')
    await fillProfile(page)
  })

  await test.step('the link in the e-mail activates the account', async () => {
    await page.goto(await linkInMail(email, '/activate/done'))
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  })

  await test.step('a member is found, opened and liked, which is a match', async () => {
    await page.goto('/members')
    await expect(page.getByRole('article').first()).toBeVisible()
    const fictional = await findFictional(page.request)
    await page.goto(`/members/${fictional.id}`)
    await page.getByRole('button', { name: /^Like/ }).first().click()
    const match = page.getByRole('dialog', { name: 'New like!' })
    await expect(match).toBeVisible(onceIdle)
    await match.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Open conversation' }).click()
  })

  await test.step('typing and the reply appear without a reload', async () => {
    await composer.fill('Good evening. What are you reading?')
    await page.getByRole('button', { name: /^Send message/ }).click()
    await expect(log.getByText('Good evening. What are you reading?')).toBeVisible()
    await expect(log.getByText(/is typing/)).toBeAttached()
    await expect(log.locator('li:not([data-mine]):not([data-day]) p').first()).toBeVisible()
  })

  await test.step('the free messages end, and packages are offered', async () => {
    for (let sent = 2; sent < freeMessages; sent += 1) {
      await composer.fill(`Letter ${sent + 1}`)
      await page.getByRole('button', { name: /^Send message/ }).click()
      await expect(log.getByText(`Letter ${sent + 1}`)).toBeVisible()
      await expect(log.locator('[data-pending]')).toHaveCount(0)
    }
    await expect(page.getByText('Your free messages are used.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Order and pay/ })).toHaveCount(0)
    await composer.fill('One more thing')
    await page.getByRole('button', { name: /^Send message/ }).click()
    await expect(page.getByText(/You have used your free messages/).locator('..')).toBeFocused()
    await expect(composer).toHaveValue('One more thing')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: 'Other methods' }).click()
  })

  await test.step('package p1 is paid at the provider', async () => {
    await page.getByRole('radio', { name: /^Credit card/ }).check()
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await page.getByRole('button', { name: /^Accepted/ }).click()
    await expect(page).toHaveURL(/\/chat$/, { timeout: 30_000 })
  })

  await test.step('the member is back in the conversation, Premium, and spends credits', async () => {
    await expect(page.getByText('You have 30.')).toBeVisible()
    await expect(composer).toHaveValue('One more thing')
    await page.getByRole('button', { name: /^Send message/ }).click()
    const sheet = page.getByRole('dialog', { name: /^Message for / })
    await expect(sheet).toContainText('fictional profile')
    await sheet.getByRole('button', { name: 'Send for 1 credit' }).click()
    await expect(page.getByText('You have 29.')).toBeVisible()
    await composer.fill('Now I can go on')
    await page.getByRole('button', { name: /^Send message/ }).click()
    await expect(log.getByText('Now I can go on')).toBeVisible()
    await expect(page.getByText('You have 28.')).toBeVisible()
  })

  await test.step('the member logs out', async () => {
    await page.goto('/members')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/chats')
    await expect(page).toHaveURL(/\/login\?return=/)
  })
})
