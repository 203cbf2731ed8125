import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
type Theme = 'light' | 'dark'

/** A third of the size of the full source, which every page would have to parse. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Looked {
  runOnly: string[]
  left: readonly string[]
}

/** Runs in the page. */
const run = async ({ runOnly, left }: Looked): Promise<string[]> => {
  const { axe: tool } = window as unknown as { axe: typeof axe }
  // A change of theme fades, and what inherits a colour fades after it.
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

/** Rules left out of walks: `findFaults` measures the same at every width, and they take axe half of its time. */
export const measuredElsewhere = ['target-size'] as const

/**
 * What axe finds in the page as it stands, but for the rules left out: in the light theme everything, in the dark one colours
 * alone.
 */
export const findBarriers = async (page: Page, left: readonly string[] = []): Promise<string[]> => {
  // By the debugger: the page's own policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const wear = (theme: Theme) =>
    page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
  await wear('light')
  const found = await page.evaluate(run, { runOnly: tags, left })
  await wear('dark')
  const dark = await page.evaluate(run, { runOnly: ['color-contrast'], left: [] })
  await wear('light')
  return [...found, ...dark.map((fault) => `dark: ${fault}`)]
}
