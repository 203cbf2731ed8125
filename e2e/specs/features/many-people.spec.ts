import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { generatePeople, pathOf } from '../../support/manyPeople'
import { becomeActiveMember } from '../../support/members'

const count = 1800
const person = (page: Page, number: number) =>
  page.locator('main li').filter({ hasText: `Person ${number},` })
const topOf = async (page: Page, number: number): Promise<number> =>
  (await person(page, number).boundingBox())?.y ?? NaN
const articles = (page: Page) => page.getByRole('main').getByRole('article')

const openDeepList = async (page: Page): Promise<void> => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await generatePeople(page, count)
  await page.goto('/members?gender=all&country=all')
  await expect(articles(page).first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Notices' })).toBeVisible()
  for (let last = 299; last < count; last += 300) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(person(page, last)).toBeAttached()
  }
}

test('[MEMBER-01] Back from a profile deep in a long list returns to the same place and focus', async ({
  page,
}) => {
  await openDeepList(page)
  await person(page, 1500).scrollIntoViewIfNeeded()
  const link = page.getByRole('main').locator(`a[href="${pathOf(1500)}"]`)
  await expect(link).toBeVisible()
  expect(await articles(page).count()).toBeLessThan(120)
  await link.focus()
  for (let times = 0; times < 2; times += 1) {
    const top = await topOf(page, 1500)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${pathOf(1500)}$`))
    await expect(page.getByRole('heading', { level: 1, name: /^Person 1500/ })).toBeVisible()
    await page.goBack()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await expect.poll(() => topOf(page, 1500)).toBeCloseTo(top, 0)
  }
})

test('[MEMBER-01] Tab follows the order of a long list, also after the focused person was scrolled away', async ({
  page,
}) => {
  await openDeepList(page)
  await person(page, 700).scrollIntoViewIfNeeded()
  const link = page.getByRole('main').locator(`a[href="${pathOf(700)}"]`)
  await link.focus()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(person(page, 705).getByRole('article')).toHaveCount(0)
  await expect(link).toBeFocused()
  for (const number of [706, 712]) {
    // No waits between presses, as when a member holds the key.
    for (let stop = 0; stop < 18; stop += 1) await page.keyboard.press('Tab')
    const next = page.getByRole('main').locator(`a[href="${pathOf(number)}"]`)
    await expect(next).toBeFocused()
    await expect(next).toBeInViewport()
  }
})

test('[MEMBER-01] another width keeps the people in view, and another filter starts at the top', async ({
  page,
}) => {
  await openDeepList(page)
  await person(page, 1500).scrollIntoViewIfNeeded()
  await expect(person(page, 1500).getByRole('article')).toBeVisible()
  const { height } = page.viewportSize() ?? { height: 900 }
  for (const width of [768, 320, 1440]) {
    await page.setViewportSize({ width, height })
    await expect(person(page, 1500)).toBeInViewport()
    await expect(person(page, 1500).getByRole('article')).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest first')
  await expect(page).toHaveURL(/sort=newest/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('[MEMBER-01] a person keeps the same area with and without its tile', async ({ page }) => {
  await openDeepList(page)
  await person(page, 1000).scrollIntoViewIfNeeded()
  const heights = () =>
    page.evaluate(() => {
      // Skip the first 60 items, where an advertisement or a question can increase the height of a row.
      const items = [...document.querySelectorAll('main ul li')].slice(60)
      const heightsOf = (list: Element[]) => [
        ...new Set(list.map((item) => Math.round(item.getBoundingClientRect().height * 10) / 10)),
      ]
      return {
        tiles: heightsOf(
          items.filter((item) => item.textContent?.includes('Person') && item.querySelector('article')),
        ),
        names: heightsOf(items.filter((item) => item.matches('[data-distant]'))),
      }
    })
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await heights()).tiles.length).toBe(1)
    const { tiles, names } = await heights()
    expect(names).toEqual(tiles)
  }
})
