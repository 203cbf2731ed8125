import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { speak } from '../../shots/screens'
import { likeMember, newAdmirer } from '../../support/admirer'
import { fullMotion } from '../../support/browsers'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, findFictional, writeTo } from '../../support/members'
import { expectOwnWidth } from '../../support/pageWidth'

test.use(fullMotion)

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 700 },
]

const expectChipsOnOneLine = async (page: Page): Promise<void> => {
  const chips = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  await expect(chips.nth(3)).toBeAttached()
  const boxes = await chips.evaluateAll((items) =>
    items
      .filter((item) => !item.querySelector('article'))
      .slice(0, 4)
      .map((item) => item.getBoundingClientRect())
      .map(({ top, height }) => ({ top: Math.round(top), height: Math.round(height) })),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  for (const { height } of boxes) expect(height).toBeLessThan(50)
}

test('menus, sheets, photos, popups and toasts never widen the page', async ({ page }) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  await likeMember(enzo, id)
  const { id: someone } = await findFictional(page.request)
  await writeTo(page.request, someone, 'Good morning!')
  const main = page.getByRole('main')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/members?t=1')
  await expect(page.getByRole('complementary', { name: /^Enzo / })).toBeVisible()
  await expectOwnWidth(page, 'the like popup')
  for (const size of phones) {
    await page.setViewportSize(size)
    await page.goto('/members?min_age=30&max_age=60&online=true&hide_fictional=true')
    await expectChipsOnOneLine(page)
    await main.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await expectOwnWidth(page, 'the filters')
    await page.keyboard.press('Escape')

    await page.goto(`/members/${someone}`)
    const [like, message] = [
      main.getByRole('button', { name: /^Liked?$/ }),
      main.getByRole('button', { name: 'Message', exact: true }),
    ]
    await expect(message).toBeVisible()
    for (const button of [like, message]) expect((await button.boundingBox())?.height).toBeLessThan(60)
    await main.getByRole('button', { name: /^Options for / }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectOwnWidth(page, 'a menu')
    await page.getByRole('menuitem', { name: /^Report / }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectOwnWidth(page, 'a report')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await main.getByRole('button', { name: 'Enlarge photo' }).click()
    await expectOwnWidth(page, 'an enlarged photo')
    await page.keyboard.press('Escape')
    await page.route('**/api/like.php', (route) => route.abort())
    await like.click()
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status').filter({ hasText: /\S/ }))
        .first(),
    ).toBeVisible()
    await expectOwnWidth(page, 'a toast')
    await page.unroute('**/api/like.php')
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await speak(page, 'de')
  await page.goto('/members?min_age=30&max_age=60&online=true&hide_fictional=true')
  await expectChipsOnOneLine(page)
  await expectOwnWidth(page, 'German filters')
  await enzo.dispose()
})

test('[ROUTE-03] on a tablet the name and buttons are visible beside the photo', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`/members/${(await findFictional(page.request)).id}`)
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('button', { name: 'Like', exact: true }),
    main.getByRole('button', { name: 'Message', exact: true }),
  ]
  for (const part of parts) {
    const box = await part.boundingBox()
    expect((box?.y ?? 1024) + (box?.height ?? 0)).toBeLessThan(700)
  }
  await expectOwnWidth(page, 'opening')
})
