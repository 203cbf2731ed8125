import { expect, test } from '@playwright/test'
import { startCollector } from '../../support/collector'
import type { CollectedSpan } from '../../support/collector'
import { acceptEntry } from '../../support/entry'
import { createOwnSite } from '../../support/ownSite'

const site = createOwnSite(20)
test.afterAll(() => site.end())

test('a trace covers a page from the browser to its SQL statements, and the next page has another trace', async ({
  page,
}) => {
  test.slow()
  const collector = await startCollector()
  await site.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' })
  await acceptEntry(page)
  await page.goto(`${site.url}/members`)
  const tile = page.getByRole('article').first().getByRole('link').first()
  await tile.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(`${site.url}/faq`)

  const named = (service: string, name: string): CollectedSpan | undefined =>
    collector.spans.find((span) => span.service === service && span.name === name)
  const pathTo = (span: CollectedSpan | undefined): string[] =>
    span
      ? [
          ...pathTo(collector.spans.find(({ spanId }) => spanId === span.parentSpanId)),
          `${span.service} ${span.name}`,
        ]
      : []
  const statementsUnder = (name: string): string[] =>
    collector.spans
      .filter((span) => span.service === 'duetto-api' && span.name === 'select')
      .map((span) => pathTo(span).join(' > '))
      .filter((path) => path.startsWith(name))

  await expect
    .poll(() => statementsUnder('duetto-shell GET mf-members:members > duetto-api GET /api/'))
    .not.toEqual([])
  await expect.poll(() => statementsUnder('duetto-browser mf-members:members-id > duetto-')).not.toEqual([])
  const [load, change] = [
    named('duetto-browser', 'mf-members:members'),
    named('duetto-browser', 'mf-members:members-id'),
  ]
  expect(pathTo(load)).toEqual(['duetto-shell GET mf-members:members', 'duetto-browser mf-members:members'])
  expect(change?.traceId).not.toBe(load?.traceId)
  collector.close()
})
