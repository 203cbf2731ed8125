import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { likeMember } from '../../support/admirer'
import { fullMotion } from '../../support/browsers'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, fetchOwnId } from '../../support/members'
import { isOnTop } from '../../support/onTop'
import { expectOwnWidth } from '../../support/pageWidth'
import { demoPassword } from '../../support/people'
import { logInElsewhere } from '../../support/session'
import { site } from '../../support/site'

test.use(fullMotion)

const expectInView = (part: Locator): Promise<void> => expect(part).toBeInViewport({ ratio: 0.99 })

const expectThrown = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[data-thrown]')).toHaveCount(0)

const headers = { origin: site.url }

const putOnTop = async (page: Page, id: number): Promise<void> => {
  const { request } = page
  const place = { country: 'IT', region: 'Emilia-Romagna', city: 'Bologna' }
  const saved = await request.put('/api/profile.php', { headers, data: { looking_for: 'male', ...place } })
  expect(saved.status()).toBe(200)
  for (;;) {
    const answer = await request.get('/api/swipe.php')
    const { profiles } = (await answer.json()) as { profiles: { id: number }[] }
    const [top] = profiles
    if (!top) throw new Error('The deck ends before this person.')
    if (top.id === id) return
    const passed = await request.post('/api/swipe.php', {
      headers,
      data: { profile: top.id, decision: 'pass' },
    })
    expect(passed.status()).toBe(200)
  }
}

test('[MEMBER-08][POPUP-02] the swipe page never changes its width: like, match, undo and ten cards', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const marco = await logInElsewhere('marco@demo.duetto.test', demoPassword)
  await likeMember(marco, id)
  await putOnTop(page, (await fetchOwnId(marco)).id)
  await page.goto('/swipe-game')
  const main = page.getByRole('main')
  await expectOwnWidth(page, 'opening')

  await main.getByRole('button', { name: 'Like Marco' }).click()
  const match = page.getByRole('dialog', { name: 'New like!' })
  await expect(match).toBeVisible()
  await expectOwnWidth(page, 'a match')
  const close = match.getByRole('button', { name: 'Close' })
  await expectInView(close)
  await expectInView(match.getByRole('button', { name: 'Keep swiping' }))
  expect(
    await match.evaluate((dialog) => dialog.matches(':modal') && dialog.contains(document.activeElement)),
  ).toBe(true)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 568 })
  for (const name of ['Send', 'Keep swiping']) await expectInView(match.getByRole('button', { name }))
  if (size) await page.setViewportSize(size)
  await close.click()
  await expect(match).toHaveCount(0)
  await expectThrown(page)
  await expectOwnWidth(page, 'closing the match')
  const more = await page.request.put('/api/profile.php', { headers, data: { looking_for: null } })
  expect(more.status()).toBe(200)
  await page.reload()

  await main.getByRole('button', { name: /^Like / }).click()
  await expect(main.getByText('2 likes left today')).toBeVisible()
  await expectThrown(page)
  await expectOwnWidth(page, 'a like')
  // Undo a pass, because a like can become a match, which cannot be undone.
  const pass = main.getByRole('button', { name: /^Pass on / })
  const name = await pass.getAttribute('aria-label')
  await pass.click()
  await expectThrown(page)
  await main.getByRole('button', { name: 'Undo the last choice' }).click()
  await expect(main.getByRole('button', { name: name ?? '' })).toBeVisible()
  await expectOwnWidth(page, 'undo')
  for (let card = 1; card <= 10; card += 1) {
    await main.getByRole('button', { name: /^Pass on / }).click()
    await expectOwnWidth(page, `pass ${card}`)
  }
  if ((page.viewportSize()?.width ?? 0) < 768)
    await expectInView(page.getByRole('navigation').getByRole('link', { name: 'Swipe' }))
  await marco.dispose()
})

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const)
  test(`[MEMBER-08] a phone of ${width} by ${height} shows the face, and all buttons above the navigation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await acceptEntry(page)
    await becomeActiveMember(page)
    await page.goto('/swipe-game')
    const main = page.getByRole('main')
    for (const name of ['Undo the last choice', /^Pass on /, /^Like /, /^Not now: /]) {
      const button = main.getByRole('button', { name })
      await expectInView(button)
      expect(await isOnTop(button, 'bottom')).toBe(true)
    }
    const heightOf = (part: Locator): Promise<number> =>
      part.evaluate((element) => element.getBoundingClientRect().height)
    const card = main.getByRole('article')
    const caption = await heightOf(card.getByRole('heading').locator('xpath=../..'))
    expect(caption / (await heightOf(card))).toBeLessThan(0.27)
  })
