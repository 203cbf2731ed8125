/**
 * `npm run bench -- chat`: scrolls a conversation of 100,000 messages up and down on a phone with 4x CPU
 * throttling, and measures long tasks (goal: none over 50 ms) and DOM elements in the log (goal: under
 * 1,500). Then measures the time from pressing Enter until the other member's browser shows the message,
 * alternating with a bare server-sent event. Needs a build. COUNT and SENDS set the numbers of messages.
 */
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { addLongChat } from './longChat.mjs'
import { openPage } from './measure.mjs'
import { startSite } from '../../site.mjs'
import { serveBareEvents } from './sseYardstick.mjs'
import { requireChromium } from '../../../tools/testing/chromium.ts'
import { log } from '../../../tools/common/log.ts'

const COUNT = Number(process.env.COUNT ?? 100_000)
const SENDS = Number(process.env.SENDS ?? 30)
const AIM = { taskMs: 50, nodes: 1500 }
/** Upward sweeps. Half as many downward sweeps follow. */
const SWEEPS = 12
/** `speed` is in px/s. Scrolls with the wheel, because a finger would leave the screen. */
const SWEEP = { x: 195, y: 420, speed: 3000, gestureSourceType: 'mouse' }
const SWEEP_PX = 3500
const SETTLE_MS = 3000

const browser = await requireChromium()
const port = Number(process.env.BENCH_PORT ?? 19_090)
let chatId = 0
const site = await startSite({
  port,
  fill: async (dataDir) => {
    chatId = await addLongChat(dataDir, COUNT)
  },
})
const bare = serveBareEvents(port + 8)
const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const path = `${site.url}/chats/${chatId}`
const logLoad = (when) => log(`load of the machine ${when}: ${loadavg()[0].toFixed(1)}`)
const miss = (isMissed) => {
  if (isMissed) process.exitCode = 1
  return isMissed ? '  over the aim' : ''
}

const openChat = async (page) => {
  await page.goto(path)
  await page.locator('[role=log] li[data-kind=message]').last().waitFor()
  await page.waitForTimeout(SETTLE_MS)
}

const benchScrolling = async () => {
  logLoad('before scrolling')
  const { page, context } = await openPage(instance, 'phone', site.logIn)
  await openChat(page)
  const client = await context.newCDPSession(page)
  const look = () =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('[role=log] *').length,
      first: document
        .querySelector('[role=log] li[data-kind=message]')
        ?.textContent.match(/Message (\d+)/)?.[1],
    }))
  const from = await page.evaluate(() => performance.now())
  let nodes = 0
  let furthest = COUNT
  for (let sweep = 0; sweep < SWEEPS * 1.5; sweep += 1) {
    const yDistance = sweep < SWEEPS ? SWEEP_PX : -SWEEP_PX
    await client.send('Input.synthesizeScrollGesture', { ...SWEEP, yDistance })
    const seen = await look()
    nodes = Math.max(nodes, seen.nodes)
    furthest = Math.min(furthest, Number(seen.first ?? furthest))
  }
  const long = await page.evaluate(
    (start) => window.metrics.long.filter(([at]) => at >= start).map(([, duration]) => Math.round(duration)),
    from,
  )
  await context.close()
  const longest = Math.max(0, ...long)
  log(`scrolled ${COUNT - furthest} of ${COUNT} messages up, and half of the way down`)
  log(`long tasks: ${long.length}, the longest ${longest} ms${miss(longest > AIM.taskMs)}`)
  log(`nodes of the log: at most ${nodes}${miss(nodes >= AIM.nodes)}`)
}

/** Resolves to the time at which the text appears, in ms since the epoch. Runs inside the page. */
const whenShown = (text) =>
  new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent.includes(text)) return
      watcher.disconnect()
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    look()
  })

const openBrowser = async (name) => {
  const context = await instance.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', '1'))
  await site.logIn(context, name)
  const [chat, yardstick] = [await context.newPage(), await context.newPage()]
  await yardstick.goto(bare.url)
  await openChat(chat)
  return { context, chat, yardstick }
}

const sendMethods = {
  'a message': async ({ chat }, to, text) => {
    const field = chat.locator('main textarea')
    await field.fill(text)
    const shown = to.chat.evaluate(whenShown, text)
    const at = await field.evaluate((box) => {
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      return performance.timeOrigin + performance.now()
    })
    return (await shown) - at
  },
  'a bare event': async ({ yardstick }, to, text) => {
    const shown = to.yardstick.evaluate(whenShown, text)
    const at = await yardstick.evaluate((body) => {
      void fetch('/', { method: 'POST', body })
      return performance.timeOrigin + performance.now()
    }, text)
    return (await shown) - at
  },
}

const benchSending = async () => {
  logLoad('before sending')
  const from = await openBrowser('marco')
  const to = await openBrowser('anna')
  const times = Object.fromEntries(Object.keys(sendMethods).map((name) => [name, []]))
  for (let round = 0; round < SENDS; round += 1)
    for (const [name, send] of Object.entries(sendMethods)) {
      const tab = name === 'a message' ? 'chat' : 'yardstick'
      for (const side of [from, to]) await side[tab].bringToFront()
      times[name].push(await send(from, to, `${name} ${round}.`))
    }
  for (const [name, list] of Object.entries(times)) {
    const sorted = list.sort((a, b) => a - b)
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0)
    log(`from send to shown, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${sorted.length}`)
  }
  await Promise.all([from.context.close(), to.context.close()])
}

await benchScrolling()
await benchSending()
logLoad('after')
await instance.close()
bare.close()
await site.stop()
process.exit()
