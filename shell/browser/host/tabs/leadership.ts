import { lockManager } from '@duetto/shared/platform'
import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'

/**
 * `in-sight`: only a visible tab leads; if none is visible, none leads. `last-seen`: the tab that was visible
 * last leads, even when hidden. It steals the lock, because the previous leader may be suspended: phones
 * suspend hidden tabs without releasing their locks.
 */
export type Lead = 'in-sight' | 'last-seen'

const isInSight = (): boolean => document.visibilityState !== 'hidden'

/** Whether this tab is the one that does `name`. Without Web Locks, or if the browser refuses them, every tab leads. */
export const leadership = (name: string, lead: Lead): EventChannel<boolean> =>
  eventChannel<boolean>((put) => {
    const locks = lockManager()
    let isLeading = false
    /** Releases the lock, or leaves the queue for it. */
    let leave: (() => void) | null = null

    const report = (isNow: boolean): void => {
      if (isNow === isLeading) return
      isLeading = isNow
      put(isNow)
    }
    const join = (isTaking: boolean): void => {
      const queue = new AbortController()
      let release = (): void => queue.abort()
      const mine = (leave = () => {
        release()
        report(false)
      })
      if (!locks) return report(true)
      const hold = (): Promise<void> | undefined => {
        if (leave !== mine) return
        report(true)
        return new Promise((done) => (release = done))
      }
      locks
        .request(`duetto.${name}`, isTaking ? { steal: true } : { signal: queue.signal }, hold)
        .catch((error: unknown) => {
          if (leave !== mine) return
          // Any other error, such as a SecurityError with cookies blocked, would recur on a retry.
          if (!(error instanceof DOMException && error.name === 'AbortError')) return report(true)
          // Left voluntarily, or stolen by another tab: back into the queue.
          report(false)
          join(false)
        })
    }
    const part = (): void => {
      leave?.()
      leave = null
    }
    const follow = (): void => {
      if (lead === 'in-sight' && !isInSight()) part()
      if (!isInSight() || isLeading) return
      part()
      join(lead === 'last-seen')
    }
    if (lead === 'last-seen' && !isInSight()) join(false)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      part()
    }
  }, buffers.sliding(1))
