import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { openAs, listScreens } from './screens'
import type { Viewer } from './screens'

const output = join(__dirname, '../../docs/pictures')
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
/** The pictures are in the repository, so every clone downloads them. */
const bytesMax = 120_000

const pictures: readonly (readonly [string, 'phone' | 'desktop', 'light' | 'dark', Viewer, RegExp])[] = [
  ['home', 'desktop', 'light', 'visitor', /^\/$/],
  ['conversation', 'phone', 'light', 'paid', /^\/chats\/\d+$/],
  ['members', 'desktop', 'dark', 'paid', /^\/members$/],
  ['profile', 'phone', 'dark', 'paid', /^\/members\/\d+$/],
]

for (const [what, device, theme, viewer, address] of pictures)
  test(`screenshot of ${what} on a ${device}, ${theme}`, async ({ browser }) => {
    const context = await browser.newContext({
      ...(device === 'phone' ? phone : desktop),
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-IE',
    })
    await context.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', String(Date.now())))
    const page = await context.newPage()
    await openAs(page, viewer)
    const path = (await listScreens(page.request, viewer)).find((screen) => address.test(screen.path))?.path
    await page.goto(path ?? '/no/such/page')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0)
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return image.complete || top > innerHeight || bottom <= 0
      }),
    )
    mkdirSync(output, { recursive: true })
    const file = join(output, `${what}-${device}-${theme}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toFile(file)
    expect(statSync(file).size).toBeLessThan(bytesMax)
    await context.close()
  })
