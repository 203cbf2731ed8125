import { lockManager } from '@duetto/shared/platform'
import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'

/**
 * `visible`: only a visible tab can lead. `last-visible`: the most recently visible tab leads, even when hidden. In
 * this mode, a newly visible tab steals the lock, because phones suspend hidden tabs without releasing their locks.
 */
export type Lead = 'visible' | 'last-visible'

const isVisible = (): boolean => document.visibilityState !== 'hidden'

/** Emits whether this tab is the leader. Without the Web Locks API, several tabs can lead at once. */
export const leadership = (name: string, lead: Lead): EventChannel<boolean> =>
  eventChannel<boolean>((put) => {
    const locks = lockManager()
    let isLeading = false
    let leave: (() => void) | null = null

    const report = (isNow: boolean): void => {
      if (isNow === isLeading) return
      isLeading = isNow
      put(isNow)
    }
    const join = (isStealing: boolean): void => {
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
        .request(`duetto.${name}`, isStealing ? { steal: true } : { signal: queue.signal }, hold)
        .catch((error: unknown) => {
          if (leave !== mine) return
          // AbortError: another tab stole the lock, so queue for it. After any other error, for example a SecurityError
          // if cookies are blocked, lead without a lock, because a retry would fail too.
          if (!(error instanceof DOMException && error.name === 'AbortError')) return report(true)
          report(false)
          join(false)
        })
    }
    const resign = (): void => {
      leave?.()
      leave = null
    }
    const update = (): void => {
      if (lead === 'visible' && !isVisible()) resign()
      if (!isVisible() || isLeading) return
      resign()
      join(lead === 'last-visible')
    }
    if (lead === 'last-visible' && !isVisible()) join(false)
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      resign()
    }
  }, buffers.sliding(1))
