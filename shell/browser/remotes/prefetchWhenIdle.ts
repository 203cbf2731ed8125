import { likelyRemotes, timings } from '@duetto/shared/domain'
import type { Readable, Session } from '@duetto/shared/platform'
import type { Plans } from './plans'

/** Not in the DOM's types: what the browser knows of the network. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}
const isDear = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}

/** Fetched when nothing else is, into the browser's cache, and not run. */
const prefetch = (href: string, isEntry: boolean): void => {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'script'
  // As the later request is made, or it would be fetched twice.
  if (isEntry) link.crossOrigin = 'anonymous'
  link.href = href
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

/**
 * Some seconds after the page has come up, when the browser has nothing to do, the remotes that are likely to be next
 * are fetched: opening one then waits for no network. Not where data are dear.
 */
export const prefetchWhenIdle = (plans: Plans, session: Readable<Session>): void => {
  if (isDear()) return
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work))
  const start = (): void => {
    for (const remote of likelyRemotes(session.get().status === 'member' ? 'member' : 'visitor')) {
      const plan = plans.of(remote)
      if (!plan?.chunks?.length || plan.isDisabled) continue
      prefetch(plan.entry, true)
      plan.chunks.forEach(({ href }) => prefetch(href, false))
    }
  }
  setTimeout(() => whenIdle(start), timings.prefetchAfterMs)
}
