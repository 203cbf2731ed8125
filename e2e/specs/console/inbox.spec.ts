import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'
import { becomeOperator } from '../../support/operators'
import { site } from '../../support/site'

const addFictional = async (name: string): Promise<number> => {
  const profile = ['--name', name, '--gender', 'female', '--birth-date', '1990-05-31']
  const added = await ops('fictional', 'add', ...profile, '--country', 'NL', '--city', 'Utrecht', '--json')
  return (JSON.parse(added) as { member: number }).member
}

const openNew = async (page: Page, conversation: number) => {
  await page.goto(`${site.console}/#/inbox/${conversation}/show`)
  await page.getByRole('button', { name: 'Show conversation' }).click()
  await page.getByLabel(/^Reason/).fill('Answering')
  await page.getByRole('dialog').getByRole('button', { name: 'Show conversation' }).click()
}

const presses = 80

const tabTo = async (page: Page, target: Locator) => {
  for (let press = 0; press < presses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${presses} Tabs do not reach ${target.toString()}`)
}

test('[TRUST-01] two shifts answer a member as a labelled fictional profile', async ({ page, browser }) => {
  const name = `Sofia ${Date.now().toString(36)}`
  const sofia = await addFictional('Sofia')
  const member = await (await browser.newContext()).newPage()
  await acceptEntry(member)
  await becomeActiveMember(member)
  const conversation = await writeTo(member.request, sofia, 'Do you have pets?')
  await member.goto(`/chats/${conversation}`)
  await expect(member.getByText('Do you have pets?', { exact: true })).toBeVisible()

  await becomeOperator(page, 'support')
  await page.goto(`${site.console}/#/templates`)
  await page.getByRole('button', { name: 'Add a template' }).click()
  await page.getByLabel(/^Name/).fill(name)
  await page.getByLabel(/^Text/).fill('Two cats, {member}. Yours, {profile}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Change “${name}”` })).toBeVisible()

  await openNew(page, conversation)
  await page.getByRole('textbox', { name: 'Answer as Sofia' }).fill('Two')
  await expect(member.getByText('Sofia is typing')).toBeAttached()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByLabel(/^Note to the next operator/).fill('Her cats are Tom and Kiki.')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('Others can answer now.')).toBeVisible()

  const next = await (await browser.newContext()).newPage()
  await becomeOperator(next, 'support')
  await openNew(next, conversation)
  await expect(next.getByText('Her cats are Tom and Kiki.')).toBeVisible()
  await next.getByRole('combobox', { name: 'Insert a template' }).fill(name)
  await next.getByRole('option', { name }).click()
  await expect(next.getByRole('textbox', { name: 'Answer as Sofia' })).toHaveValue(
    /^Two cats, .+\. Yours, Sofia$/,
  )
  expect(await findBarriers(next)).toEqual([])
  await next.getByRole('button', { name: 'Send as Sofia' }).click()
  await expect(next.getByText('The answer is sent.')).toBeVisible()
  await expect(member.getByRole('log').getByText(/^Two cats, .+\. Yours, Sofia$/)).toBeVisible()
  await expect(member.getByText('Her cats are Tom and Kiki.')).toHaveCount(0)
  await Promise.all([member.context().close(), next.context().close()])
})

test('an operator finds and answers a conversation by keyboard alone', async ({ page, browser }) => {
  const mira = await addFictional('Mira')
  const member = await (await browser.newContext()).newPage()
  await acceptEntry(member)
  await becomeActiveMember(member)
  const conversation = await writeTo(member.request, mira, 'Where do you live?')
  await becomeOperator(page, 'support')
  await page.goto(`${site.console}/#/inbox`)
  const link = page.locator(`a[href$="/inbox/${conversation}/show"]`)
  await expect(link).toBeVisible()
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const open = page.getByRole('button', { name: 'Show conversation' })
  await expect(open).toBeVisible()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel(/^Reason/))
  await page.keyboard.type('Answering')
  await tabTo(page, dialog.getByRole('button', { name: 'Show conversation' }))
  await page.keyboard.press('Enter')
  const answer = page.getByRole('textbox', { name: 'Answer as Mira' })
  await expect(answer).toBeVisible()
  await tabTo(page, answer)
  await page.keyboard.type('In Utrecht.')
  await tabTo(page, page.getByRole('button', { name: 'Send as Mira' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The answer is sent.')).toBeVisible()
  await member.goto(`/chats/${conversation}`)
  await expect(member.getByRole('log').getByText('In Utrecht.')).toBeVisible()
  await member.context().close()
})
