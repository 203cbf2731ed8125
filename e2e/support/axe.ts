import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
type Theme = 'light' | 'dark'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Looked {
  runOnly: string[]
  left: readonly string[]
}

const run = async ({ runOnly, left }: Looked): Promise<string[]> => {
  const { axe: tool } = window as unknown as { axe: typeof axe }
  // Wait for colour transitions to end. After a theme change, inherited colours start a second transition.
  const isFading = () =>
    document.getAnimations().some(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  while (isFading()) await new Promise(requestAnimationFrame)
  const rules = Object.fromEntries(left.map((id) => [id, { enabled: false }]))
  const { violations } = await tool.run(document, { runOnly, rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200) ?? ''}`,
    ),
  )
}

/** Rules that `findIssues` also checks, at every width. Pass them as `left` if both run. */
export const measuredElsewhere = ['target-size'] as const

/**
 * Returns violations of WCAG 2.2 AA and of best practices in the light theme, except for the rules in `left`. In the
 * dark theme, checks only the colour contrast.
 */
export const findBarriers = async (page: Page, left: readonly string[] = []): Promise<string[]> => {
  // Evaluate the source, because the Content-Security-Policy would block a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const wear = (theme: Theme) =>
    page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
  await wear('light')
  const found = await page.evaluate(run, { runOnly: tags, left })
  await wear('dark')
  const dark = await page.evaluate(run, { runOnly: ['color-contrast'], left: [] })
  await wear('light')
  return [...found, ...dark.map((issue) => `dark: ${issue}`)]
}

export const expectNoBarriers = async (page: Page): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
  }
}
