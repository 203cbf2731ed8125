import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'

const landers = [
  '/',
  '/landers/tinderswipe',
  '/landers/collagelanding',
  '/landers/gallery',
  '/landers/socialnetwork',
]
const windows = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
]

test('[TRUST-01] on every lander the label of a fictional profile is visible whenever its face is', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.route('**/api/members.php*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { profiles: { is_fictional: boolean }[] }
    for (const profile of json.profiles) profile.is_fictional = true
    await route.fulfill({ response, json })
  })
  for (const path of landers) {
    await page.goto(path)
    const asked = page.waitForResponse(/members\.php.*gender=female/)
    await page.getByText('Women', { exact: true }).click()
    await asked
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.evaluate(() => window.scrollTo(0, 0))
      const label = page.getByRole('main').locator('[data-fictional]:visible').first()
      await expect(label, `${path} at ${size.width}`).toBeInViewport({ ratio: 1 })
    }
  }
})
