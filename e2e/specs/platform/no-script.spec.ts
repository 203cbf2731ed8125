import { localeCookie } from '@duetto/shared/domain'
import { expect, test } from '@playwright/test'
import { linkInMail } from '../../support/mailbox'
import { demoPassword, freshEmail, password } from '../../support/people'

test.use({ javaScriptEnabled: false })

test('[ROUTE-37][SIGNUP-05] without JavaScript a visitor can sign up from a lander and activate by e-mail', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/landers/gallery/she-milano')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/For women who like women/)
  await expect(page.getByText('A place for women who like women')).toBeVisible()
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter a valid e-mail address')

  await page.goBack()
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Date of birth').fill('2020-03-14')
  await page.getByLabel('First name or nickname').fill('Marta')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('at least 18')
  await expect(page.getByLabel('First name or nickname')).toHaveValue('Marta')

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Date of birth').fill('1990-03-14')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  const link = new URL(await linkInMail(email, '/activate/done'))
  await page.goto(`${link.pathname}${link.search}`)
  await page.getByLabel('Your password, or a new one').fill('password1')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('too common')
  await page.getByLabel('Your password, or a new one').fill(password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  const answer = await page.request.get('/api/user.php', { headers: { 'x-request-type': 'client' } })
  expect(await answer.json()).toMatchObject({ user: { email, status: 'active' } })
})

test('[ACCOUNT-01][ACCOUNT-02] without JavaScript log-in explains a failure, and returns to the page it came from', async ({
  page,
}) => {
  const email = 'anna@demo.duetto.test'
  await page.goto('/chats')
  await expect(page).toHaveURL('/login?return=%2Fchats')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Login failed')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/chats')
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
})

test('pages that need JavaScript explain it in the visitor’s language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  await context.addCookies([{ name: localeCookie, value: 'de', url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto('/members')
  // Select by tag: Playwright's text selectors ignore the content of noscript.
  const note = page.locator('main noscript p')
  await expect(note).toContainText('Diese Seite braucht JavaScript')
  await expect(note).toBeVisible()
  await context.close()
})

test('[TRUST-01] without a script a lander shows portraits, fictional ones labelled', async ({ page }) => {
  await expect(async () => {
    await page.goto('/landers/gallery')
    const first = page.locator('[data-early]').first()
    await expect(first).toHaveCSS('background-image', /\d\.avif/, { timeout: 500 })
    const html = await page.content()
    const labels = await page.locator('[data-early]').evaluateAll((portraits) =>
      portraits.map((portrait) => {
        const label = portrait.firstElementChild as HTMLElement
        const text = label.checkVisibility() ? getComputedStyle(label, '::after').content : null
        return { index: portrait.getAttribute('data-early') ?? '', text }
      }),
    )
    const isFictional = (index: string) => html.includes(`[data-early="${index}"]>[data-early-label]{`)
    expect(labels.length).toBeGreaterThan(0)
    for (const { index, text } of labels) expect(text).toBe(isFictional(index) ? '"Fictional profile"' : null)
  }).toPass()
  const html = await page.content()
  expect(html.indexOf('as="script"')).toBeGreaterThan(html.indexOf('[data-early="0"]{'))
})

test('[ROUTE-41] without JavaScript the interests are not offered, because sign-up would lose them', async ({
  page,
}) => {
  await page.goto('/landers/iconslanding')
  await expect(page.getByRole('button', { name: 'Create my profile' })).toBeVisible()
  await expect(page.locator('main input[type="checkbox"]').first()).toBeHidden()
})
