/**
 * `npm run bench -- inp`: measures input latency on an emulated phone with 4x CPU throttling. Like INP, takes the
 * longest Event Timing entry of an interaction, from the input to the next paint. For each interaction, prints the
 * median of RUNS rounds (default 3; goal: 100 ms), its phases and the maximum. Then prints p98 of the medians. Needs a
 * build.
 */
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { createFinger } from './finger.mjs'
import { visits } from './interactions.mjs'
import { openPage } from './measure.mjs'
import { startSite } from '../../site.mjs'
import { requireChromium } from '../../../tools/testing/chromium.ts'
import { log } from '../../../tools/common/log.ts'

const RUNS = Number(process.env.RUNS ?? 3)
const AIM_MS = 100
/** Shortest duration that Event Timing reports. Faster interactions count as this long. */
const SHORTEST_MS = 16
const SETTLE_MS = 500

const browser = await requireChromium()
const site = await startSite({ port: Number(process.env.BENCH_PORT ?? 19_080) })
const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})

const watch = () => {
  window.longest = null
  new PerformanceObserver((list) => {
    for (const {
      interactionId,
      name,
      startTime,
      processingStart,
      processingEnd,
      duration,
    } of list.getEntries()) {
      if (!interactionId || duration <= (window.longest?.ms ?? 0)) continue
      const [waited, worked] = [processingStart - startTime, processingEnd - processingStart]
      window.longest = { ms: duration, name, waited, worked, drawn: duration - waited - worked }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}
const takeLongest = (page) =>
  page.evaluate(() => {
    const { longest } = window
    window.longest = null
    return longest
  })

const answers = new Map()
const visit = async ({ path, steps }) => {
  const { page, context } = await openPage(instance, 'phone', site.logIn)
  const finger = createFinger(page, await context.newCDPSession(page))
  await context.addInitScript(watch)
  await page.goto(`${site.url}${path}`)
  await page.waitForLoadState('load')
  await page.waitForTimeout(SETTLE_MS * 4)
  for (const [name, act] of steps) {
    await takeLongest(page)
    try {
      await act(page, finger)
    } catch (error) {
      log(`${name}: cannot be done: ${error.message.split('\n')[0]}`)
      process.exitCode = 1
      continue
    }
    await page.waitForTimeout(SETTLE_MS)
    const answer = (await takeLongest(page)) ?? { ms: SHORTEST_MS }
    answers.set(name, [...(answers.get(name) ?? []), answer])
  }
  await context.close()
}

log(`load of the machine before: ${loadavg()[0].toFixed(1)}`)
for (let round = 0; round < RUNS; round += 1) for (const one of visits) await visit(one)

const byTime = (one, other) => one.ms - other.ms
const medians = []
for (const [name, rounds] of answers) {
  const sorted = rounds.toSorted(byTime)
  const middle = sorted[Math.floor(sorted.length / 2)]
  medians.push(middle.ms)
  const parts = middle.name
    ? ` (${middle.name}: ${['waited', 'worked', 'drawn'].map((part) => `${part} ${Math.round(middle[part])}`).join(', ')})`
    : ''
  log(
    `${name}: ${middle.ms} ms${parts}, worst ${sorted.at(-1).ms}${middle.ms > AIM_MS ? '  over the aim' : ''}`,
  )
}
medians.sort((one, other) => one - other)
const p98 = medians[Math.ceil(medians.length * 0.98) - 1] ?? 0
log(
  `${medians.length} interactions: median ${medians[Math.floor(medians.length / 2)]} ms, p98 ${p98} ms, over the aim ${medians.filter((ms) => ms > AIM_MS).length}`,
)
log(`load of the machine after: ${loadavg()[0].toFixed(1)}`)
await instance.close()
await site.stop()
process.exit()
