import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findIssues } from './findIssues'
import type { Screen } from './screens'
import { findUnlabelled } from './unlabelled'

interface Walk {
  screens: readonly Screen[]
  widths: readonly number[]
  fictional: string[]
  folder?: string
  isWhole?: boolean
  look?: (screen: Screen) => Promise<string[]>
}

const heights: Record<number, number> = {
  320: 640,
  390: 844,
  768: 1024,
  1440: 900,
}

export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached', timeout: 10_000 })
  await page
    .waitForFunction(
      () =>
        !document.querySelector('[aria-busy="true"]') &&
        [...document.images].every((one) => one.complete || one.loading === 'lazy') &&
        document
          .getAnimations()
          .every((one) => one.effect?.getTiming().iterations === Infinity || one.playState !== 'running'),
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined)
}

const longest = 4000

/**
 * Takes a screenshot. For a whole page, first enlarges the viewport to the page's height, up to `longest`, because
 * fixed bars would otherwise cover parts of the page.
 */
export const takePicture = async (page: Page, path: string, isWhole: boolean): Promise<void> => {
  if (!isWhole) return void (await page.screenshot({ path: `${path}.png` }))
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const long = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({
    width,
    height: Math.min(Math.max(long, height), longest),
  })
  await settle(page)
  await page.screenshot({ path: `${path}.jpg`, type: 'jpeg', quality: 70 })
  await page.setViewportSize({ width, height })
}

export const walk = async (
  page: Page,
  { screens, widths, fictional, folder, isWhole = false, look }: Walk,
): Promise<string[]> => {
  const issues: string[] = []
  if (folder) mkdirSync(folder, { recursive: true })
  for (const screen of screens) {
    const { name, path } = screen
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      const add = (found: string[]): void =>
        void issues.push(...found.map((issue) => `${path} at ${width} px: ${issue}`))
      try {
        if (index === 0) {
          await page.goto(path)
          // The network may never be idle, because a member's event stream stays open.
          if (folder && !isWhole)
            await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
        }
        await settle(page)
        if (isWhole && new URL(page.url()).pathname !== path) break
        add(await page.evaluate(findIssues))
        add(await page.evaluate(findUnlabelled, fictional))
        if (look && index === 0) add(await look(screen))
        if (folder && !(isWhole && index > 0))
          await takePicture(page, join(folder, `${name}-${width}`), isWhole)
      } catch (error) {
        add([`not seen: ${String(error).split('\n')[0]}`])
      }
    }
  }
  return issues
}
