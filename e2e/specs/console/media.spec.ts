import { expect, test } from '@playwright/test'
import type { APIRequestContext, Browser, Locator } from '@playwright/test'
import { expectNoBarriers } from '../../support/axe'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, sendPhoto } from '../../support/members'
import { becomeOperator } from '../../support/operators'
import { site } from '../../support/site'

/** No other spec uses this host. */
const host = 'screened.localhost'

const isLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 24)

const becomeRecipient = async (browser: Browser) => {
  const member = await (await browser.newContext()).newPage()
  await acceptEntry(member)
  return { member, ...(await becomeActiveMember(member)) }
}

const receivedFrom = async (request: APIRequestContext) => {
  const chats = await request.get(`${site.url}/api/chats.php`)
  const [chat] = ((await chats.json()) as { chats: { conversation: { id: number } }[] }).chats
  const answer = await request.get(`${site.url}/api/messages.php?conversation=${chat?.conversation.id}`)
  return ((await answer.json()) as { messages: { media: string | null; review?: object }[] }).messages.at(-1)
}

test('[TRUST-09] a moderator reviews a photo by keys before the recipient gets it', async ({
  page,
  browser,
}) => {
  await ops('settings', 'set', 'review_message_media', '["photo"]', '--host', host)
  const { member, id } = await becomeRecipient(browser)
  const at = site.url.replace('localhost', host)
  // Retry, because the API caches settings for a few seconds.
  await expect(async () => {
    await sendPhoto(id, { host: new URL(at).host, origin: at })
    expect(await receivedFrom(member.request)).toMatchObject({ media: null, review: { status: 'pending' } })
  }).toPass()

  await becomeOperator(page, 'moderator')
  await page.goto(`${site.console}/#/media`)
  const recipient = page.locator(`a[href$="/members/${id}/show"]`)
  const cover = page.getByRole('img', { name: /^Blurred photo from / })
  await expect(cover).toBeVisible()
  while (!(await recipient.isVisible())) {
    const shown = page.waitForResponse(/\/api\/media-review$/)
    await page.keyboard.press('n')
    await shown
  }
  const loads: string[] = []
  page.on('request', (sent) => {
    if (/\/api\/media\/\d+/.test(sent.url())) loads.push(sent.url())
  })
  await expectNoBarriers(page)
  expect(loads).toEqual([])
  await page.getByRole('button', { name: 'Show the photo' }).press('Enter')
  const photo = page.getByRole('img', { name: 'Photo from Marco', exact: true })
  await expect.poll(() => isLoaded(photo)).toBe(true)
  const status = page.getByRole('status')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Why is it refused?' })).toBeVisible()
  await page.keyboard.press('3')
  await expect(status).toHaveText(/^Refused\./)
  expect(await receivedFrom(member.request)).toMatchObject({ media: null, review: { status: 'rejected' } })
  await page.keyboard.press('u')
  await expect(status).toHaveText(/^Undone\./)
  await page.keyboard.press('a')
  await expect(status).toHaveText(/^Approved\./)
  expect((await receivedFrom(member.request))?.media).toMatch(/^\/media\/messages\//)
  await member.context().close()
})

test('[TRUST-06] shows a reported photo to a moderator after a reason and a press', async ({
  page,
  browser,
}) => {
  const { member, id } = await becomeRecipient(browser)
  const { id: message } = await sendPhoto(id)
  const reported = await member.request.post(`${site.url}/api/report.php`, {
    headers: { origin: site.url },
    data: { kind: 'message', id: message, reason: 'explicit' },
  })
  const { reference } = (await reported.json()) as { reference: string }
  await becomeOperator(page, 'moderator')
  const file = `${site.console}/api/media/${message}?report=${reference}`
  const get = () => page.request.get(file, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await (await get()).json()).toMatchObject({ code: 'reason_required' })
  await page.goto(`${site.console}/#/reports/${reference}/show`)
  await page.getByRole('button', { name: 'Show the conversation' }).press('Enter')
  await page.getByLabel(/^Reason/).fill('Deciding the report')
  await page.getByRole('dialog').getByRole('button', { name: 'Show the conversation' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Blurred photo from Marco' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Show the photo' }).press('Enter')
  await expect
    .poll(() => isLoaded(page.getByRole('img', { name: 'Photo from Marco', exact: true })))
    .toBe(true)
  expect((await get()).status()).toBe(200)
  await page.getByRole('button', { name: 'Uphold' }).press('Enter')
  await page.getByLabel(/^Decision as the reporter reads it/).fill('We have removed the photo.')
  await page.getByRole('dialog').getByRole('button', { name: 'Uphold' }).press('Enter')
  await expect(page.getByText('We have removed the photo.')).toBeVisible()
  await member.context().close()
})
