import { remotesToPrefetch, timings } from '@duetto/shared/domain'
import type { Readable, Session } from '@duetto/shared/platform'
import { whenIdle } from '../page/whenIdle'
import type { Plans } from './plans'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}
const isMetered = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}

const prefetch = (href: string, isEntry: boolean): void => {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'script'
  // The credentials mode must match the later request, or the browser fetches the script twice.
  if (isEntry) link.crossOrigin = 'anonymous'
  link.href = href
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

export const prefetchWhenIdle = (plans: Plans, session: Readable<Session>): void => {
  if (isMetered()) return
  const start = (): void => {
    for (const remote of remotesToPrefetch(session.get().status === 'member' ? 'member' : 'visitor')) {
      const plan = plans.of(remote)
      if (!plan?.chunks?.length || plan.isDisabled) continue
      prefetch(plan.entry, true)
      for (const { href } of [...plan.chunks, ...(plan.later ?? [])]) prefetch(href, false)
    }
  }
  setTimeout(() => whenIdle(start), timings.prefetchAfterMs)
}
