import { expect, test } from '@playwright/test'
import { openAs } from '../../shots/screens'

test.use({ locale: 'de-CH' })

test('[LOCALE-01][LOCALE-04] switching the language needs no reload and persists', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', '1'))
  await page.goto('/members')
  await page.getByRole('banner').getByRole('button', { name: 'Sprache' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Deutsch', 'English', 'Français', 'Italiano'])
  await page.getByRole('menuitem', { name: 'Italiano' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
})

test('[LOCALE-04][ROUTE-34] the footer links to a page that offers the menu’s languages', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', '1'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/landers/gallery')
  await page.getByRole('banner').getByRole('button', { name: 'Sprache' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Deutsch', 'English', 'Français', 'Italiano'])
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sprache Deutsch' }).click()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await page.getByText('English (en)').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'English (en)' })).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOCALE-04] a link switches the language', async ({ page }) => {
    await page.goto('/pages/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sprache Deutsch' }).click()
    await page.getByRole('link', { name: 'Italiano', exact: true }).click()
    await expect(page).toHaveURL(/\/lang-config$/)
    await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
    await page.goto('/pages/faq')
    await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
  })
})

test('[LOCALE-02] loads only the page’s language, in parallel with the first script', async ({ page }) => {
  const bodies: Promise<{ url: string; body: string }>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    const reading = answer.text().then((body) => ({ url: answer.url(), body }))
    // Avoid unhandled rejections: prefetches of later pages may be pending when the test ends.
    reading.catch(() => undefined)
    bodies.push(reading)
  })
  await openAs(page, 'visitor', 'de')
  await page.goto('/members')
  await expect(page.getByRole('contentinfo').first()).toContainText('Datenschutz')
  const scripts = await Promise.all(bodies)
  const withTerms = (words: string) => scripts.filter(({ body }) => body.includes(`"${words}"`))
  const german = withTerms('Datenschutz')
  expect(german).toHaveLength(1)
  for (const words of ['Confidentialité', 'Privacidad', 'Tietosuoja', 'Integritet', 'Prywatność'])
    expect(withTerms(words)).toEqual([])
  const times = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((one) => {
      const { name, startTime, responseEnd } = one as PerformanceResourceTiming
      return { name, startTime, responseEnd }
    }),
  )
  const first = times.find(({ name }) => name.includes('/s/main.'))
  const texts = times.find(({ name }) => name === german[0]?.url)
  expect(texts?.startTime).toBeLessThan(first?.responseEnd ?? 0)
})
