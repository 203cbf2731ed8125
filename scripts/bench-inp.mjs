/**
 * `npm run bench:inp`: how long a phone with a processor slowed four times takes to answer what members do: from the tap or key
 * to the next paint. Tells each, the slowest ones, and p98; the aim is 100 ms. After a build.
 */
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { visits } from './bench/interactions.mjs'
import { openPage } from './bench/measure.mjs'
import { startSite } from './bench/site.mjs'
import { findChromium } from './lib/chromium.mjs'
import { fail, say } from './lib/say.mjs'

const AIM_MS = 100
/** The browser tells of nothing that was quicker. */
const SHORTEST_MS = 16
const SETTLE_MS = 500

const browser = await findChromium()
if (browser.fault) fail(browser.fault)
const site = await startSite({ port: Number(process.env.BENCH_PORT ?? 19_080) })
const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})

/** Runs in the page: the longest interaction since the last time it was asked. */
const watch = () => {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}
const takeLongest = (page) =>
  page.evaluate(() => {
    const { longest } = window
    window.longest = 0
    return longest
  })

say(`load of the machine before: ${loadavg()[0].toFixed(1)}`)
const results = []
for (const { path, steps } of visits) {
  const { page, context } = await openPage(instance, 'phone', site.logIn)
  await context.addInitScript(watch)
  await page.goto(`${site.url}${path}`)
  await page.waitForLoadState('load')
  await page.waitForTimeout(SETTLE_MS * 4)
  for (const [name, act] of steps) {
    await takeLongest(page)
    try {
      await act(page)
    } catch (error) {
      say(`${name}: cannot be done: ${error.message.split('\n')[0]}`)
      process.exitCode = 1
      continue
    }
    await page.waitForTimeout(SETTLE_MS)
    const ms = Math.max(SHORTEST_MS, await takeLongest(page))
    results.push({ name, ms })
    say(`${name}: ${ms} ms${ms > AIM_MS ? '  over the aim' : ''}`)
  }
  await context.close()
}
const sorted = results.map(({ ms }) => ms).sort((a, b) => a - b)
const p98 = sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0
say(`${results.length} interactions: median ${sorted[Math.floor(sorted.length / 2)]} ms, p98 ${p98} ms`)
say(`load of the machine after: ${loadavg()[0].toFixed(1)}`)
await instance.close()
await site.stop()
process.exit()
