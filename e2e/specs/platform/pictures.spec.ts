import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { findFictional } from '../../support/members'
import { openAsReminded } from '../../support/session'

const windows = [
  { width: 390, height: 844, density: 2 },
  { width: 1440, height: 900, density: 1 },
]

const visitorPaths = ['/', '/members', '/landers/tinderswipe', '/members/:id', '/members/:id/landing']
const memberPaths = ['/swipe-game', '/likes', '/members/:id']

const readPhotos = (page: Page) =>
  page.locator('main img[srcset]').evaluateAll((images) => {
    const photos: Record<string, { widths: number[]; needed: number; selected: number }> = {}
    for (const image of images as HTMLImageElement[]) {
      if (!image.checkVisibility() || image.getBoundingClientRect().top > innerHeight) continue
      const [, photo = '', width] = /photos\/([\w-]+)\/(\d+)\.avif/.exec(image.currentSrc) ?? []
      const { needed = 0, selected = 0 } = photos[photo] ?? {}
      photos[photo] = {
        widths: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, own]) => Number(own)),
        needed: Math.max(needed, image.offsetWidth * devicePixelRatio),
        selected: Math.max(selected, Number(width)),
      }
    }
    return photos
  })

for (const { density, ...viewport } of windows)
  test.describe(`at ${viewport.width} pixels and ${density}x`, () => {
    test.use({ viewport, deviceScaleFactor: density })

    const expectNarrowest = async (page: Page, path: string): Promise<void> => {
      await acceptEntry(page)
      const { id } = await findFictional(page.request)
      const files = new Set<string>()
      page.on('request', (request) => {
        const [file] = /photos\/[\w-]+\/\d+\.\w+/.exec(request.url()) ?? []
        if (file) files.add(file)
      })
      await page.goto(path.replace(':id', String(id)))
      await expect(page.locator('main img[srcset]').first()).toBeVisible()
      await expect.poll(async () => Object.keys(await readPhotos(page))).not.toContain('')
      const photos = Object.entries(await readPhotos(page))
      for (const [photo, { widths, needed, selected }] of photos) {
        const narrowest = widths.find((width) => width >= needed) ?? widths.at(-1)
        expect([photo, widths, needed, selected]).toEqual([photo, widths, needed, narrowest])
        const wider = [...files].filter((file) => file.includes(photo) && !file.endsWith('/240.avif'))
        expect(wider.length, wider.join()).toBeLessThanOrEqual(1)
      }
    }

    for (const path of visitorPaths)
      test(`[PHOTO-02] a visitor’s ${path} loads the narrowest portraits that suffice, each once`, ({
        page,
      }) => expectNarrowest(page, path))

    for (const path of memberPaths)
      test(`[PHOTO-02] a member’s ${path} loads the narrowest portraits that suffice, each once`, async ({
        page,
      }) => {
        await openAsReminded(page)
        await expectNarrowest(page, path)
      })
  })

test('[PHOTO-02] a lander loads its first portraits before its scripts', async ({ page }) => {
  const time = Date.now()
  await page.clock.install({ time })
  await page.clock.pauseAt(time + 1000)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/media/photos/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/landers/tinderswipe', { waitUntil: 'commit' })
  await expect(page.locator('link[imagesrcset]').first()).toBeAttached()
  const hasRun = () =>
    page.evaluate(() => {
      const template = document.querySelector<HTMLTemplateElement>('body > template')
      return Boolean(template?.content.querySelector('script')?.onerror)
    })
  await expect.poll(hasRun).toBe(true)
  await page.clock.runFor(100)
  const script = page.locator('script[src^="/s/main."]')
  await expect(script).toHaveCount(0)
  release()
  await expect(script).toHaveCount(1)
})
