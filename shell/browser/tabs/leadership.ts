import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'

/**
 * `in-sight`: only a tab that can be seen leads, and with none in sight nobody does.
 * `last-seen`: the tab that came in sight last leads, and goes on when it is hidden. It takes the lead from the one
 * before, which may be asleep: phones suspend tabs that are out of sight without taking their locks away.
 */
export type Lead = 'in-sight' | 'last-seen'

const isInSight = (): boolean => document.visibilityState !== 'hidden'

/**
 * Tells whether this tab is the one of all tabs that does `name`. A browser without Web Locks has tabs that each lead.
 */
export const leadership = (name: string, lead: Lead): EventChannel<boolean> =>
  eventChannel<boolean>((put) => {
    const locks = navigator.locks as LockManager | undefined
    let isLeading = false
    /** Gives up the lock, or the place in the queue for it. */
    let leave: (() => void) | null = null

    const tell = (isNow: boolean): void => {
      if (isNow === isLeading) return
      isLeading = isNow
      put(isNow)
    }
    const join = (isTaking: boolean): void => {
      const queue = new AbortController()
      let release = (): void => queue.abort()
      const mine = (leave = () => {
        release()
        tell(false)
      })
      if (!locks) return tell(true)
      const hold = (): Promise<void> | undefined => {
        if (leave !== mine) return
        tell(true)
        return new Promise((done) => (release = done))
      }
      locks
        .request(`duetto.${name}`, isTaking ? { steal: true } : { signal: queue.signal }, hold)
        .catch(() => {
          // Left by itself, or taken by another tab: then back into the queue.
          if (leave !== mine) return
          tell(false)
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
