import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { fullMotion } from '../../support/browsers'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'

const noteMovements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[][] = []
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = (): unknown =>
        moved.push(
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? ''),
        )
      void transition.ready.then(note, () => moved.push([]))
      return transition
    }
  })
const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[][] }).moved.map((all) => all.join(' ')))

test.use(fullMotion)

test('[MEMBER-02] a photo expands from the grid into the profile, and shrinks back', async ({ page }) => {
  await noteMovements(page)
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/members?gender=female&min_age=40&max_age=60')
  const tile = page.getByRole('article').first().getByRole('link').first()
  // Wait until each transition has started, because navigating sooner would cancel it.
  const hasMoved = (times: number) => expect.poll(async () => (await movements(page)).length).toBe(times)
  for (let time = 0; time < 2; time += 1) {
    await tile.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await hasMoved(2 * time + 1)
    await page.goBack()
    await expect(tile).toBeFocused()
    await hasMoved(2 * time + 2)
  }
  const grown = expect.stringContaining('group(grown)')
  expect(await movements(page)).toEqual([expect.anything(), grown, grown, grown])
})

test('[MEMBER-02] nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteMovements(page)
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/members?gender=female&min_age=40&max_age=60')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await movements(page)).toEqual([])
})
