import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { devices, expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { readRoutes } from '../../support/routes'
import { weighPage } from '../../support/weigh'
import type { Weight } from '../../support/weigh'

const budgetsFile = join(__dirname, '../../../mf-landers/budgets.json')
const { others, ...budgets } = JSON.parse(readFileSync(budgetsFile, 'utf8')) as {
  others: Weight
  [path: string]: Weight
}

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, serviceWorkers: 'block' })

test('[ROUTE-37] the home page and every lander stay within their budgets on a phone', async ({
  browser,
}) => {
  const report: string[] = []
  const context = await browser.newContext()
  const landers = (await readRoutes(context.request))
    .filter(({ id }) => id.startsWith('landers-') && id !== 'landers-preview')
    .map(({ path }) => path.replace('/:slug?', ''))
  await context.close()
  for (const path of ['/', ...landers]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await acceptEntry(page)
    const weight = await weighPage(page, path)
    const budget = budgets[path] ?? others
    for (const part of ['scripts', 'styles', 'pictures', 'films'] as const) {
      test.info().annotations.push({ type: path, description: `${part} ${weight[part]}` })
      if (weight[part] > budget[part])
        report.push(`${path}: ${weight[part]} bytes of ${part}, budget ${budget[part]}`)
      if (part !== 'films' && part !== 'pictures') expect(weight[part], `${path} ${part}`).toBeGreaterThan(0)
    }
    await context.close()
  }
  expect(report).toEqual([])
})
