/**
 * `npm run faults -- chat`: a member writes to another while the browser goes offline or reloads, the API is killed, or
 * a second tab or device also sends. After each round, every message must have arrived once and in order, been charged
 * once, appear once in the reader's browser, and be pending in no tab. Needs a build. ROUNDS sets the number of rounds
 * (default 100, about 15 minutes).
 */
import { chromium } from '@playwright/test'
import { startSite } from '../../site.mjs'
import { faults } from './faults.mjs'
import { topUpCredits, openPeople } from './people.mjs'
import { requireChromium } from '../../../tools/testing/chromium.ts'
import { log } from '../../../tools/common/log.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 100)
const TEXTS = ['first', 'second', 'third']
const LONG_EVERY = 20
const ARRIVE_MS = 90_000
const LOOK_MS = 200

// Otherwise the API renders demo portraits for up to 45 s after each start and competes with the browsers for CPU time.
process.env.DEMO_DRAWS_AHEAD ??= '0'

const browser = await requireChromium()
const port = Number(process.env.BENCH_PORT ?? 19_090)
const site = await startSite({ port, fill: (dataDir) => topUpCredits(dataDir, ROUNDS * TEXTS.length + 10) })
const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu'],
})
const people = { site, ...(await openPeople(site, instance)) }

const { 'offline for 60 s': _long, ...short } = faults
const nameOf = (round) =>
  round % LONG_EVERY === LONG_EVERY - 1
    ? 'offline for 60 s'
    : Object.keys(short)[round % Object.keys(short).length]

const until = async (holds) => {
  for (const end = Date.now() + ARRIVE_MS; Date.now() < end;) {
    if (await holds().catch(() => false)) return
    await new Promise((done) => setTimeout(done, LOOK_MS))
  }
}

const audit = async (name, texts, credits) => {
  const own = async () => (await people.received()).filter((text) => texts.includes(text))
  await until(async () => (await own()).length >= texts.length)
  const arrived = await own()
  const ordered = name === 'two devices' ? texts.slice(0, 2) : texts
  const { reader, tab, otherTab, user } = people
  const shown = () => reader.getByRole('log').getByRole('listitem').allTextContents()
  const countShown = async (text) => (await shown()).filter((row) => row.includes(text)).length
  await until(async () => (await Promise.all(texts.map(countShown))).every((count) => count === 1))
  const waiting = () =>
    Promise.all([tab, otherTab].map((page) => page.locator('[role=log] li[data-pending]').count()))
  await until(async () => (await waiting()).every((count) => count === 0))
  const paid = credits - (await user()).credits
  return [
    arrived.length === texts.length || `${arrived.length} of ${texts.length} arrived`,
    arrived.filter((text) => ordered.includes(text)).join() === ordered.join() ||
      `order ${arrived.join(', ')}`,
    paid === texts.length || `${paid} credits paid`,
    (await Promise.all(texts.map(countShown))).every((count) => count === 1) || 'not shown once',
    (await waiting()).every((count) => count === 0) || 'still waiting in a tab',
  ].filter((fault) => fault !== true)
}

let wrong = 0
const tally = {}
const longest = {}
for (let round = 0; round < ROUNDS; round += 1) {
  const name = nameOf(round)
  const texts = TEXTS.map((word) => `Round ${round}, the ${word}.`)
  const { credits } = await people.user()
  const since = Date.now()
  await faults[name](people, texts)
  const found = await audit(name, texts, credits)
  tally[name] = (tally[name] ?? 0) + 1
  longest[name] = Math.max(longest[name] ?? 0, Math.round((Date.now() - since) / 1000))
  if (found.length === 0) continue
  wrong += 1
  log(`round ${round}, ${name}: ${found.join('; ')}`)
}
for (const [name, count] of Object.entries(tally))
  log(`${name}: ${count} rounds, the longest ${longest[name]} s`)
log(`${ROUNDS - wrong} of ${ROUNDS} rounds: every message once, in order, charged once`)
await instance.close()
await site.stop()
process.exit(wrong === 0 ? 0 : 1)
