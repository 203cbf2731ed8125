/** One cold page visit on a phone or a desktop, and the browser's measurements. */

export const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
    slowdown: 4,
  },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, network: null, slowdown: 1 },
}

/** Rendering is complete when nothing larger was painted for this long after the last request. */
const QUIET_MS = 3000
const VISIT_MS = 30_000
const FRAME_MS = 200

/** Runs in the page: records paints, layout shifts and long tasks. */
const watch = () => {
  if (!location.protocol.startsWith('http')) return
  // The entry warning covers the page and would be its largest element.
  localStorage.setItem('duetto.dismissed.entry', '1')
  const told = { fcp: null, lcp: null, element: '', lcpSeenAt: 0, cls: 0, long: [], shifts: [] }
  window.told = told
  const hear = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  const nameOf = (node) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''} "${(node.alt ?? node.textContent ?? '').trim().slice(0, 30)}"`
      : '(gone)'
  hear('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') told.fcp = startTime
  })
  hear('largest-contentful-paint', (entry) => {
    told.lcp = entry.startTime
    told.element = nameOf(entry.element)
    told.lcpSeenAt = performance.now()
  })
  // Shifts within a second of each other, for at most five seconds, count together; the worst such window is
  // the score.
  let windowStart = 0
  let last = 0
  let score = 0
  hear('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    if (startTime - last > 1000 || startTime - windowStart > 5000) {
      windowStart = startTime
      score = 0
    }
    last = startTime
    score += value
    told.cls = Math.max(told.cls, score)
    told.shifts.push([Math.round(startTime), value, nameOf(sources[0]?.node)])
  })
  hear('longtask', ({ startTime, duration }) => told.long.push([startTime, duration]))
}

/** Resolves when the page is idle; event streams never end and do not count. */
const untilQuiet = async (page, traffic) => {
  const started = Date.now()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (Date.now() - started > VISIT_MS) return
    if (traffic.open.size > 0 || Date.now() - traffic.lastAt < QUIET_MS) continue
    const quietMs = await page.evaluate(() => performance.now() - window.told.lcpSeenAt)
    if (quietMs >= QUIET_MS) return
  }
}

const takePictures = (page, folder) => {
  let isOver = false
  const started = Date.now()
  const work = (async () => {
    for (let index = 0; !isOver && index < 40; index += 1) {
      const name = String(Date.now() - started).padStart(5, '0')
      await page.screenshot({ path: `${folder}/${name}.png`, timeout: 5000 }).catch(() => undefined)
      const dueMs = (index + 1) * FRAME_MS - (Date.now() - started)
      if (dueMs > 0) await new Promise((resolve) => setTimeout(resolve, dueMs))
    }
  })()
  return async () => {
    isOver = true
    await work
  }
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

/** A page in a separate browser, throttled like the device; `prepare` logs it in. */
export const openPage = async (instance, deviceName, prepare) => {
  const { network, slowdown, ...options } = devices[deviceName]
  const context = await instance.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' })
  await prepare?.(context)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const traffic = { open: new Set(), scripts: new Set(), bytes: 0, requests: 0, lastAt: Date.now() }
  await client.send('Network.enable')
  if (network) await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'EventSource' || type === 'Ping') return
    traffic.open.add(requestId)
    traffic.requests += 1
    traffic.lastAt = Date.now()
  })
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.js(\?|$)/.test(response.url)) traffic.scripts.add(requestId)
    // A stream over fetch: its response has started and never ends.
    if (response.mimeType === 'text/event-stream') traffic.open.delete(requestId)
  })
  const end = ({ requestId, encodedDataLength = 0 }) => {
    if (traffic.scripts.has(requestId)) traffic.bytes += encodedDataLength
    if (traffic.open.delete(requestId)) traffic.lastAt = Date.now()
  }
  client.on('Network.loadingFinished', end)
  client.on('Network.loadingFailed', end)
  await page.addInitScript(watch)
  return { page, context, traffic }
}

export const visit = async (instance, { address, device, prepare, pictures }) => {
  const { page, context, traffic } = await openPage(instance, device, prepare)
  const stop = pictures ? takePictures(page, pictures) : async () => {}
  await page.goto(address, { waitUntil: 'commit', timeout: VISIT_MS })
  await untilQuiet(page, traffic)
  await stop()
  const told = await page.evaluate(() => window.told)
  await context.close()
  const long = told.long.map(([, duration]) => duration)
  return {
    ...told,
    bytes: traffic.bytes,
    requests: traffic.requests,
    tbt: sum(told.long.filter(([at]) => at >= (told.fcp ?? 0)).map(([, duration]) => duration - 50)),
    longest: Math.max(0, ...long),
    tasks: long.length,
  }
}
