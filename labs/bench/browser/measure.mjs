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

/** Rendering counts as complete after this time without an open request or a new largest contentful paint. */
const QUIET_MS = 3000
/** Must exceed `prefetchAfterMs`, the shell's delay before prefetching. */
const AHEAD_MS = 6000
const VISIT_MS = 30_000
const FRAME_MS = 200
/** Time for a new window to start, so that it does not compete with the site's server for a core. */
const WINDOW_MS = 1000

const watch = () => {
  if (!location.protocol.startsWith('http')) return
  // Hide the entry warning, which would be the page's largest element.
  localStorage.setItem('duetto.dismissed.entry', '1')
  const metrics = { fcp: null, lcp: null, element: '', lcpSeenAt: 0, cls: 0, long: [], shifts: [] }
  window.metrics = metrics
  const hear = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  const nameOf = (node) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''} "${(node.alt ?? node.textContent ?? '').trim().slice(0, 30)}"`
      : '(gone)'
  hear('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime
  })
  hear('largest-contentful-paint', (entry) => {
    metrics.lcp = entry.startTime
    metrics.element = nameOf(entry.element)
    metrics.lcpSeenAt = performance.now()
  })
  // CLS: shifts less than a second apart form a window of at most five seconds, and the worst window counts.
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
    metrics.cls = Math.max(metrics.cls, score)
    metrics.shifts.push([Math.round(startTime), value, nameOf(sources[0]?.node)])
  })
  hear('longtask', ({ startTime, duration }) => metrics.long.push([startTime, duration]))
}

/** Waits at most `VISIT_MS`. Event streams do not count as open requests, because they do not end. */
const untilQuiet = async (page, traffic, forMs = QUIET_MS) => {
  const started = Date.now()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (Date.now() - started > VISIT_MS) return
    if (traffic.open.size > 0 || Date.now() - traffic.lastAt < forMs) continue
    const quietMs = await page.evaluate(() => performance.now() - window.metrics.lcpSeenAt)
    if (quietMs >= forMs) return
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

/** Chromium gives `<link rel="prefetch">` the priority `VeryLow`. */
const isPrefetch = ({ initialPriority }) => initialPriority === 'VeryLow'

export const openPage = async (instance, deviceName, prepare) => {
  const { network, slowdown, ...options } = devices[deviceName]
  const context = await instance.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' })
  await prepare?.(context)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const traffic = {
    lastAt: Date.now(),
    open: new Set(),
    ahead: new Map(),
    scripts: new Set(),
    pictures: new Set(),
    bytes: 0,
    pictureBytes: 0,
    requests: 0,
  }
  await client.send('Network.enable')
  if (network) await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  client.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'EventSource' || type === 'Ping') return
    if (isPrefetch(request)) traffic.ahead.set(requestId, 0)
    if (type === 'Image') traffic.pictures.add(requestId)
    traffic.open.add(requestId)
    traffic.requests += 1
    traffic.lastAt = Date.now()
  })
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.js(\?|$)/.test(response.url)) traffic.scripts.add(requestId)
    if (response.mimeType === 'text/event-stream') traffic.open.delete(requestId)
  })
  const end = ({ requestId, encodedDataLength = 0 }) => {
    if (traffic.ahead.has(requestId)) traffic.ahead.set(requestId, encodedDataLength)
    else if (traffic.scripts.has(requestId)) traffic.bytes += encodedDataLength
    else if (traffic.pictures.has(requestId)) traffic.pictureBytes += encodedDataLength
    if (traffic.open.delete(requestId)) traffic.lastAt = Date.now()
  }
  client.on('Network.loadingFinished', end)
  client.on('Network.loadingFailed', end)
  await page.addInitScript(watch)
  await page.waitForTimeout(WINDOW_MS)
  return { page, context, traffic }
}

export const visit = async (instance, { address, device, prepare, pictures }) => {
  const { page, context, traffic } = await openPage(instance, device, prepare)
  const stop = pictures ? takePictures(page, pictures) : async () => {}
  await page.goto(address, { waitUntil: 'commit', timeout: VISIT_MS })
  await untilQuiet(page, traffic)
  await stop()
  const metrics = await page.evaluate(() => window.metrics)
  await context.close()
  const long = metrics.long.map(([, duration]) => duration)
  return {
    ...metrics,
    bytes: traffic.bytes,
    pictureBytes: traffic.pictureBytes,
    requests: traffic.requests,
    tbt: sum(metrics.long.filter(([at]) => at >= (metrics.fcp ?? 0)).map(([, duration]) => duration - 50)),
    longest: Math.max(0, ...long),
    tasks: long.length,
  }
}

export const weigh = async (instance, { address, device, prepare }) => {
  const { page, context, traffic } = await openPage(instance, device, prepare)
  await page.goto(address, { waitUntil: 'commit', timeout: VISIT_MS })
  await untilQuiet(page, traffic, AHEAD_MS)
  await context.close()
  return { needed: traffic.bytes, ahead: sum([...traffic.ahead.values()]) }
}
