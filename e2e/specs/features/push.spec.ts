import { expect, test } from '@playwright/test'
import { wholeBrowser } from '../../support/browsers'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'

test.use(wholeBrowser)

test('[ALERT-04][ALERT-06] offers notifications if the browser supports them, and not again after a dismissal', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.addInitScript(() => localStorage.setItem('duetto.dismissed.photo', String(Date.now())))
  await page.goto('/members')
  const push = page.getByText('Get notified of new messages')
  const notices = page.getByRole('complementary', { name: 'Notices' })
  const more = page.getByRole('banner').getByRole('button', { name: /more notice/ })
  await expect(notices).toBeVisible()
  await more.click()
  await expect(push.first()).toBeVisible()
  await page.getByRole('status').filter({ has: push }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(push).toHaveCount(0)
  await page.reload()
  await expect(notices).toBeVisible()
  await expect(push).toHaveCount(0)
})
