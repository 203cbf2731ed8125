import { expect, test } from '@playwright/test'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { addApprovedPhoto, createPicture } from '../../support/approvedPhoto'
import { expectNoBarriers, findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'
import { becomeOperator } from '../../support/operators'
import { site } from '../../support/site'

const headers = { origin: site.url }
const stateOf = async (member: APIRequestContext) =>
  ((await (await member.get(`${site.url}/api/verification.php`)).json()) as { verification: object })
    .verification

let members = 0

const becomeWaiting = async (browser: Browser): Promise<{ member: Page; name: string }> => {
  const member = await (await browser.newContext()).newPage()
  await acceptEntry(member)
  await becomeActiveMember(member)
  const name = `Wanda ${Date.now().toString(36)}${(members += 1)}`
  const { request } = member
  const multipart = { photo: await createPicture() }
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${site.url}${path}`, { headers, ...data })
    expect([path, answer.status()]).toEqual([path, 200])
  }
  const saved = await request.put(`${site.url}/api/profile.php`, { headers, data: { name } })
  expect(saved.status()).toBe(200)
  await addApprovedPhoto(request)
  await post('/api/verification.php', {})
  await post('/api/selfie.php', { multipart })
  return { member, name }
}

const openSelfie = async (page: Page, name: string) => {
  const wanted = page.getByRole('img', { name: `Selfie of ${name}` })
  const shown = page.getByRole('img', { name: /^Selfie of / })
  await expect(shown).toBeVisible()
  while (!(await wanted.isVisible())) {
    const before = await shown.getAttribute('src')
    await page.keyboard.press('n')
    await expect(shown).not.toHaveAttribute('src', before ?? '')
  }
  return wanted
}

test('a moderator refuses a selfie by keys, undoes that, and approves it', async ({ page, browser }) => {
  const { member, name } = await becomeWaiting(browser)
  await becomeOperator(page, 'moderator')
  await page.goto(`${site.console}/#/selfies`)
  const selfie = await openSelfie(page, name)
  await expect(page.getByRole('heading', { name: 'The pose that the member was given' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Main photo' })).toBeVisible()
  await expectNoBarriers(page)
  const status = page.getByRole('status')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Why is the selfie refused?' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('1')
  await expect(status).toHaveText(/^Refused\./)
  expect(await stateOf(member.request)).toMatchObject({ state: 'refused', refusal: 'pose' })
  await page.keyboard.press('u')
  await expect(status).toHaveText(/^Undone\./)
  await expect(selfie).toBeVisible()
  await page.keyboard.press('a')
  await expect(status).toHaveText(/^Approved\./)
  expect(await stateOf(member.request)).toMatchObject({ state: 'verified' })
  await member.context().close()
})

test('a selfie whose member withdraws it is not decided', async ({ page, browser }) => {
  const { member, name } = await becomeWaiting(browser)
  await becomeOperator(page, 'moderator')
  await page.goto(`${site.console}/#/selfies`)
  const selfie = await openSelfie(page, name)
  const ended = await member.request.delete(`${site.url}/api/verification.php`, { headers })
  expect(ended.status()).toBe(200)
  await page.getByRole('button', { name: 'Approve (A)' }).click()
  await expect(page.getByText(/^Not decided: /)).toBeVisible()
  await expect(selfie).toHaveCount(0)
  expect(await stateOf(member.request)).toMatchObject({ state: 'withdrawn' })
  await member.context().close()
})
