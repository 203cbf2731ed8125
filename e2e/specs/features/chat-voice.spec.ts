import { expect, test } from '@playwright/test'
import { demoPassword } from '../../support/people'
import { becomeActiveMember, fetchOwnId } from '../../support/members'
import { site } from '../../support/site'

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] })
    },
    { scope: 'worker' },
  ],
})

test('[CHAT-10] a voice message recorded in one browser plays in another', async ({ page, browser }) => {
  const { id } = await becomeActiveMember(page)
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB' })
  await context.request.post('/api/user.php', {
    headers: { origin: site.url },
    data: { email: 'marco@demo.duetto.test', password: demoPassword },
  })
  const before = (await fetchOwnId(context.request)).credits
  const sender = await context.newPage()
  await sender.goto(`/members/${id}/chat`)
  await sender.getByRole('button', { name: 'Record a voice message' }).click()
  const dialog = sender.getByRole('dialog', { name: 'Voice message for Marta' })
  await expect(dialog).toContainText('0:02 /')
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByRole('button', { name: /^Play voice message, 0:0[23]/ }).click()
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send voice message' }).click()
  await expect(dialog).toBeHidden()
  await expect(sender.getByRole('log').getByRole('button', { name: /^Play voice message/ })).toBeVisible()
  await expect.poll(async () => before - (await fetchOwnId(context.request)).credits).toBe(2)

  await page.goto('/chats')
  await expect(page.getByRole('navigation').getByText('A voice message')).toBeVisible()
  await page.getByRole('link', { name: /^Marco, / }).click()
  const log = page.getByRole('log')
  await log.getByRole('button', { name: /^Play voice message, 0:0[23]/ }).click()
  await expect(log.getByRole('button', { name: 'Pause' })).toBeVisible()
  const slider = log.getByRole('slider', { name: 'Position' })
  await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(500)
  await expect(log.getByRole('button', { name: /^Play voice message/ })).toBeVisible()
  await slider.focus()
  await slider.press('End')
  await slider.press('ArrowLeft')
  await log.getByRole('button', { name: 'Speed: 1×' }).click()
  await expect(log.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible()
  await context.close()
})
