import { expect, test } from '@playwright/test'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'
import { demoPassword } from '../../support/people'
import { site } from '../../support/site'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[TRUST-09][TRUST-11] an operator refuses a photo in a conversation: both members see it at once, and its author is refunded', async ({
  page,
  browser,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB' })
  await context.request.post('/api/user.php', {
    headers: { origin: site.url },
    data: { email: 'marco@demo.duetto.test', password: demoPassword },
  })
  const sender = await context.newPage()
  await acceptEntry(sender)
  await sender.goto(`/members/${id}/chat`)
  await sender
    .getByLabel('Send a photo', { exact: true })
    .and(sender.locator('input'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel })
  const answer = sender.waitForResponse((one) => one.url().endsWith('/api/messages.php') && one.ok())
  await sender.getByRole('dialog').getByRole('button', { name: 'Send photo' }).click()
  const { message } = (await (await answer).json()) as { message: { id: number; conversation: number } }
  await page.goto(`/chats/${message.conversation}`)
  await expect(page.getByRole('log').getByRole('button', { name: 'Show photo' })).toBeVisible()

  await ops('media', 'reject', String(message.id), '--reason', 'contact')
  await expect(page.getByRole('log').getByText(/Our team did not pass this photo on/)).toBeVisible()
  await expect(page.getByRole('log').getByRole('button', { name: 'Show photo' })).toHaveCount(0)
  await expect(
    sender.getByRole('log').getByText(/did not get it. It contains contact details.*2 credits back/),
  ).toBeVisible()

  await ops('media', 'approve', String(message.id))
  await page.getByRole('log').getByRole('button', { name: 'Show photo' }).click()
  await expect(page.getByRole('log').getByRole('button', { name: /^Photo you received/ })).toBeVisible()
  await context.close()
})
