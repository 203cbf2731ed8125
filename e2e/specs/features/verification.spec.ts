import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { addApprovedPhoto, createPicture } from '../../support/approvedPhoto'
import { findBarriers } from '../../support/axe'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'
import { site } from '../../support/site'

const openMember = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await acceptEntry(page)
  await becomeActiveMember(page)
  return page
}

const decide = async (id: number, ...decision: string[]): Promise<void> => {
  const waiting = JSON.parse(await ops('selfies', 'list', '--json')) as { id: number; member: number }[]
  const selfie = waiting.find(({ member }) => member === id)
  const [verb = '', ...options] = decision
  await ops('selfies', verb, String(selfie?.id), ...options)
}

const sendSelfie = async (page: Page): Promise<void> => {
  await page.getByLabel('Take a selfie').setInputFiles(await createPicture())
  await expect(page.getByRole('img', { name: 'Your selfie' })).toBeVisible()
  await page.getByRole('button', { name: 'Send selfie' }).click()
  await expect(page.getByText(/We’re looking at your selfie/)).toBeVisible()
}

test('a member is verified by a selfie, found by the filter, and loses the mark with the main photo', async ({
  page,
  browser,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const name = `Vera ${Date.now().toString(36)}`
  const named = { headers: { origin: site.url }, data: { name } }
  await page.request.put(`${site.url}/api/profile.php`, named)
  await page.goto('/profile#verification')
  await expect(page.getByText(/you need a main photo/)).toBeVisible()
  await addApprovedPhoto(page.request)
  await addApprovedPhoto(page.request)
  const start = page.getByRole('button', { name: 'Get verified' })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Take a selfie' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await sendSelfie(page)
  await decide(id, 'refuse', '--reason', 'quality')
  await expect(page.getByText('Your selfie was too dark or too blurred.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await sendSelfie(page)
  await decide(id, 'approve')
  await expect(page.getByText(/Your profile is verified/)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  const other = await openMember(browser)
  const found = `/members?gender=all&country=all&name=${encodeURIComponent(name)}&verified=true`
  await other.goto(found)
  const mark = other.getByRole('img', { name: /^Verified: / })
  await expect(other.getByRole('article')).toHaveCount(1)
  await expect(mark).toBeVisible()
  expect(await findBarriers(other)).toEqual([])
  await other.goto(`/members/${id}`)
  await expect(mark.first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Actions for photo 2' }).click()
  await page.getByRole('menuitem', { name: 'Make main photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your profile will no longer be verified' })
  await expect(dialog).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make main photo' }).click()
  await expect(page.getByText(/isn’t verified any more/)).toBeVisible()
  await other.goto(found)
  await expect(other.getByText(/^No one matches this combination/)).toBeVisible()
  await other.getByRole('button', { name: 'Remove filter: Verified' }).click()
  await expect(other.getByRole('article')).toHaveCount(1)
  await expect(mark).toHaveCount(0)
  await other.context().close()
})

test('[CHAT-02] a sender without the mark is led to the verification', async ({ page, browser }) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  await page.goto('/settings#privacy')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/profile.php'))
  await page.getByRole('switch', { name: 'Only verified members can write to me' }).click()
  expect((await saved).status()).toBe(200)

  const other = await openMember(browser)
  await other.goto(`/members/${id}/chat`)
  const composer = other.getByRole('textbox', { name: /^Write to / })
  await composer.fill('Good morning!')
  await other.getByRole('button', { name: /^Send message/ }).click()
  await expect(other.getByText(/gets messages from verified members only/).first()).toBeVisible()
  expect(await findBarriers(other)).toEqual([])
  await other.getByRole('link', { name: 'Get verified' }).click()
  await expect(other).toHaveURL(/\/profile#verification$/)
  await expect(other.getByRole('heading', { name: 'Verification' })).toBeInViewport()
  await other.context().close()
})
