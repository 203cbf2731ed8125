import type { Navigation, Writable } from '@duetto/shared/platform'
import { sendBeacon } from '../page/sendBeacon'

export const settledMs = 10_000

interface Options {
  trace: Writable<string | null>
  navigation: Pick<Navigation, 'get' | 'subscribe'>
  /** Names the page in traces. Must not return personal data from the URL. */
  nameOf: (pathname: string) => string
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

export const traceNavigations = ({ trace, navigation, nameOf }: Options): void => {
  let lastAnswerAt = performance.now()
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.initiatorType === 'xmlhttprequest') lastAnswerAt = Math.max(lastAnswerAt, entry.responseEnd)
  })
  observer.observe({ type: 'resource', buffered: true })

  let report = (): void => undefined
  const begin = (from: number, traceId: string, parentId?: string): void => {
    const name = nameOf(navigation.get().pathname)
    const spanId = randomHex(8)
    trace.set(`00-${traceId}-${spanId}-01`)
    const end = (): void => {
      clearTimeout(timer)
      report = () => undefined
      trace.set(null)
      const agoMs = performance.now() - from
      const tookMs = Math.max(0, lastAnswerAt - from)
      sendBeacon('/registry/trace', { name, traceId, spanId, parentId, agoMs, tookMs })
    }
    const timer = setTimeout(end, settledMs)
    report = end
  }

  const [, traceId = '', parentId] = trace.get()?.split('-') ?? []
  begin(0, traceId, parentId)
  let { pathname } = navigation.get()
  navigation.subscribe(() => {
    const next = navigation.get().pathname
    if (next === pathname) return
    pathname = next
    report()
    lastAnswerAt = performance.now()
    begin(lastAnswerAt, randomHex(16))
  })
  addEventListener('pagehide', () => report())
}
