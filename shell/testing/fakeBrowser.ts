import type { Tabs } from '../browser/host/tabs/createTabs'
import { readTabMessage, tabVersion } from '../browser/host/tabs/readTabMessage'

interface Request {
  give: () => void
  reject: () => void
  isHeld: boolean
}

export const fakeLocks = (): Pick<LockManager, 'request'> => {
  const queues = new Map<string, Request[]>()
  const request = (
    name: string,
    options: LockOptions,
    hold: () => Promise<void> | undefined,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const leave = (): void => {
        const index = queue.indexOf(mine)
        if (index === -1) return
        queue.splice(index, 1)
        queue[0]?.give()
      }
      const mine: Request = {
        isHeld: false,
        give: () => {
          if (mine.isHeld) return
          mine.isHeld = true
          void Promise.resolve(hold()).then(() => {
            leave()
            resolve()
          })
        },
        reject: () => reject(new DOMException('taken', 'AbortError')),
      }
      options.signal?.addEventListener('abort', () => {
        if (mine.isHeld) return
        leave()
        mine.reject()
      })
      if (options.steal && queue[0]?.isHeld) queue.shift()?.reject()
      queue[options.steal ? 'unshift' : 'push'](mine)
      queue[0]?.give()
    })
  return { request } as Pick<LockManager, 'request'>
}

export const fakeTabs = () => {
  const listeners: { tab: number; receive: (data: unknown) => void }[] = []
  let count = 0
  const write = (data: unknown, from = -1): void =>
    listeners.filter(({ tab }) => tab !== from).forEach(({ receive }) => receive(data))
  const open = (): Tabs => {
    const tab = (count += 1)
    return {
      broadcast: (message) => write({ v: tabVersion, ...message }, tab),
      listen: (listener) => {
        const tabListener = {
          tab,
          receive: (data: unknown) => {
            const message = readTabMessage(data)
            if (message) listener(message)
          },
        }
        listeners.push(tabListener)
        return () => void listeners.splice(listeners.indexOf(tabListener), 1)
      },
    }
  }
  return { open, write }
}

export const setVisibility = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}
