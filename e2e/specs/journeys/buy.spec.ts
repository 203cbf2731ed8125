import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { pressBy } from '../../support/keyboard'
import { becomeActiveMember, fetchOwnId, findPeople, writeTo } from '../../support/members'
import { isOnTop } from '../../support/onTop'

const texts = {
  en: {
    field: /^Write to /,
    send: /^Send message/,
    consent: /^Send my message to /,
    order: /^Order and pay/,
    used: /used your free messages\. Buy credits/,
    paid: /^30 credits added\./,
  },
  de: {
    field: /^Nachricht an/,
    send: /^Nachricht senden/,
    consent: /^Meine Nachricht an /,
    order: /zahlungspflichtig/i,
    used: /Gratisnachrichten sind aufgebraucht\. Mit Credits/,
    paid: /^30 Credits gutgeschrieben\./,
  },
}
type Language = keyof typeof texts

const runOut = async (page: Page, language: Language = 'en'): Promise<number> => {
  await acceptEntry(page)
  await becomeActiveMember(page, { language })
  const people = await findPeople(page.request)
  const profile = people.find(({ is_fictional: isFictional }) => !isFictional)?.id ?? 0
  for (let count = 0; count < 5; count += 1) await writeTo(page.request, profile, `Free message ${count}`)
  await page.goto(`/members/${profile}/chat`)
  return profile
}

const counting = (page: Page, language: Language, byKeyboard: boolean) => {
  let count = 0
  const words = texts[language]
  const press = async (name: RegExp, role: 'button' | 'checkbox' = 'button'): Promise<void> => {
    const control = page.getByRole(role, { name })
    await expect(control).toBeEnabled()
    count += 1
    if (byKeyboard) await pressBy(page, control, role === 'checkbox' ? ' ' : 'Enter')
    else await control.click()
  }
  return { words, press, count: () => count }
}

const log = (page: Page) => page.getByRole('log')

for (const [language, byKeyboard] of [
  ['en', false],
  ['en', true],
  ['de', false],
] as const)
  test(`[CHAT-03] [PAY-01] [TRUST-04] three acts from the limit to the sent message: ${language}${byKeyboard ? ', by keyboard' : ''}`, async ({
    page,
  }) => {
    await runOut(page, language)
    const { words, press, count } = counting(page, language, byKeyboard)
    const field = page.getByRole('textbox', { name: words.field })
    await field.fill('Shall we meet on Sunday?')
    await expect(page.getByRole('button', { name: words.order })).toBeInViewport()
    await expect(page.getByText(words.used)).toHaveCount(1)
    expect(await findBarriers(page)).toEqual([])
    await press(words.consent, 'checkbox')
    await press(words.order)
    await press(/^Pay now/)
    await expect(log(page)).toContainText('Shall we meet on Sunday?', { timeout: 30_000 })
    await expect(page).toHaveURL(/\/members\/\d+\/chat$/)
    await expect(field).toHaveValue('')
    await expect(page.getByText(words.paid)).toBeInViewport()
    expect(await findBarriers(page)).toEqual([])
    expect(count()).toBeLessThanOrEqual(4)
    await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(29)
  })

test('[CHAT-03] [TRUST-11] at the limit, Send leads to the packages and keeps the text, also after a reload', async ({
  page,
}) => {
  await runOut(page)
  const { words } = counting(page, 'en', false)
  const field = page.getByRole('textbox', { name: words.field })
  const reason = page.getByText(words.used).locator('..')
  await field.fill('Shall we meet on Thursday?')
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await page.getByRole('button', { name: words.send }).click()
    await expect(reason).toBeFocused()
    await expect(field).toHaveValue('Shall we meet on Thursday?')
    await expect(page.getByRole('button', { name: words.order })).toBeInViewport({ ratio: 1 })
  }
})

test('[CHAT-03] [TRUST-03] without consent, the message is in the field and Send sends it', async ({
  page,
}) => {
  await runOut(page)
  const { words, press, count } = counting(page, 'en', false)
  const field = page.getByRole('textbox', { name: words.field })
  await field.fill('Shall we meet on Monday?')
  await press(words.order)
  await press(/^Pay now/)
  await expect(field).toHaveValue('Shall we meet on Monday?', { timeout: 30_000 })
  await expect(page.getByText(words.paid)).toBeVisible()
  await press(words.send)
  await expect(log(page)).toContainText('Shall we meet on Monday?')
  expect(count()).toBeLessThanOrEqual(4)
  await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(29)
})

test('[CHAT-03] [TRUST-04] a phone of 320 x 568 px shows the last message above the order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await runOut(page, 'de')
  const { words } = counting(page, 'de', false)
  await page.getByRole('textbox', { name: words.field }).fill('Treffen wir uns am Sonntag auf einen Kaffee?')
  await expect(page.getByRole('button', { name: words.order })).toBeInViewport({ ratio: 1 })
  await expect(log(page).getByRole('listitem').last()).toBeInViewport()
  for (const control of [
    page.getByRole('checkbox', { name: words.consent }),
    page.getByRole('link', { name: 'Widerrufsrecht' }),
  ]) {
    await control.focus()
    await expect.poll(() => isOnTop(control)).toBe(true)
  }
})

test('[PAY-03] [CHAT-02] a decline, a reload at the bank and a second tab charge and send once', async ({
  page,
  context,
}) => {
  const profile = await runOut(page)
  const { words, press } = counting(page, 'en', false)
  const field = page.getByRole('textbox', { name: words.field })
  await field.fill('Shall we meet on Tuesday?')
  await press(words.consent, 'checkbox')
  await press(words.order)
  await page
    .getByRole('button', { name: /^Decline|^Cancel/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/members\/\d+\/chat$/, { timeout: 30_000 })
  await expect(field).toHaveValue('Shall we meet on Tuesday?')
  await expect(page.getByText(/did not go through/)).toBeInViewport()
  await expect(page.getByText(words.used)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: words.consent })).toBeChecked()
  const second = await context.newPage()
  await acceptEntry(second)
  await second.goto(`/members/${profile}/chat`)
  await expect(second.getByRole('button', { name: words.order })).toBeEnabled()
  await expect(second.getByRole('checkbox', { name: words.consent })).not.toBeChecked()
  await press(words.order)
  await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible()
  await page.reload()
  await press(/^Pay now/)
  const back = page.getByRole('link', { name: /^Keep writing to / })
  await expect(log(page).or(back)).toBeVisible({ timeout: 30_000 })
  await page.goto(`/members/${profile}/chat`)
  await expect(log(page).getByText('Shall we meet on Tuesday?')).toHaveCount(1)
  await expect(second.getByRole('button', { name: words.order })).toHaveCount(0)
  await expect(second.getByRole('log')).toContainText('Shall we meet on Tuesday?')
  await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(29)
})

test('[CHAT-03] other methods lead to the checkout and back to the conversation', async ({ page }) => {
  await runOut(page)
  const field = page.getByRole('textbox', { name: texts.en.field })
  await field.fill('Shall we meet on Friday?')
  await page.getByRole('link', { name: 'Other methods' }).click()
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await page.getByRole('checkbox', { name: texts.en.consent }).check()
  await page.getByRole('button', { name: texts.en.order }).click()
  await page.getByRole('button', { name: /^Accepted/ }).click()
  await expect(log(page)).toContainText('Shall we meet on Friday?', { timeout: 30_000 })
  await expect.poll(async () => (await fetchOwnId(page.request)).credits).toBe(29)
})

test('[PAY-03] [CHAT-03] on a phone of 320 x 568 px, a decline shows the whole order and leads to another method', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await runOut(page, 'de')
  const { words, press } = counting(page, 'de', false)
  const field = page.getByRole('textbox', { name: words.field })
  await field.fill('Treffen wir uns am Mittwoch auf einen Kaffee?')
  await press(words.consent, 'checkbox')
  await press(words.order)
  await page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click()
  const another = page.getByRole('link', { name: 'Anders bezahlen' })
  const consent = page.getByRole('checkbox', { name: words.consent })
  await expect(consent).toBeChecked({ timeout: 30_000 })
  const order = page.getByRole('button', { name: words.order })
  for (const part of [
    another,
    page.getByRole('link', { name: 'Andere Zahlungsarten' }),
    consent,
    order,
    field,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    expect(await isOnTop(part)).toBe(true)
  }
  expect(await findBarriers(page)).toEqual([])
  await another.click()
  await expect(page.getByRole('radio', { name: 'Kreditkarte' })).toBeChecked()
  await expect(consent).toBeChecked()
  await expect(consent).toBeInViewport({ ratio: 1 })
  await expect(order).toBeInViewport({ ratio: 1 })
})
