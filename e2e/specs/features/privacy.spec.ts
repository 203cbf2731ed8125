import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { linkInMail } from '../../support/mailbox'
import { password } from '../../support/people'
import { site } from '../../support/site'

test.beforeEach(({ page }) => acceptEntry(page))

test('[ACCOUNT-11] discreet mode: neutral on every device from the first paint, photos on demand, Esc Esc leaves the site', async ({
  page,
  browser,
}) => {
  const email = await becomeMember(page)
  await page.goto('/settings')
  await page.getByRole('switch', { name: /^Discreet mode/ }).click()
  await expect(page).toHaveTitle('Notes')
  await page.goto('/members')
  await expect(page).toHaveTitle('Notes')
  const tile = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first()
  const photo = tile.locator('img')
  await expect(photo).toHaveCSS('filter', /blur/)
  await tile.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(photo).toHaveCSS('filter', 'none')
  await page.locator('h1').first().click()
  await expect(photo).toHaveCSS('filter', /blur/)
  await photo.hover()
  await expect(photo).toHaveCSS('filter', 'none')

  await test.step('another device, as rendered by the server', async () => {
    const elsewhere = await browser.newContext({ javaScriptEnabled: false })
    await elsewhere.request.post(`${site.url}/api/user.php`, {
      headers: { origin: site.url },
      data: { email, password },
    })
    const other = await elsewhere.newPage()
    await other.goto(`${site.url}/members`)
    await expect(other).toHaveTitle('Notes')
    await expect(other.locator('link[rel=icon]')).toHaveAttribute('href', '/icons/discreet.svg')
    expect(await other.content()).toMatch(/\[data-early="\d"\]\{background-image/)
    for (const portrait of await other.locator('[data-early]').all())
      await expect(portrait).toHaveCSS('background-image', 'none')
    await elsewhere.close()
  })

  await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'Elsewhere' }))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('https://www.wikipedia.org/')
})

test('[TRUST-10] a data export is prepared, announced by e-mail and downloaded', async ({ page }) => {
  const email = await becomeMember(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByText(/We’re preparing your file/)).toBeVisible()
  await page.goto(await linkInMail(email, '/settings'))
  const link = page.getByRole('link', { name: 'Download my data' })
  await expect(link).toBeInViewport()
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
})
