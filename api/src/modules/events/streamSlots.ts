import { randomUUID } from 'node:crypto'
import type { Slot, SharedSlots } from './sharedSlots'
import { createStreamCounts } from './streamCounts'

export interface StreamSlots {
  acquire: (userId: number, address: string) => Promise<(() => void) | null>
  renew: () => void
}

interface Options {
  hasAddressLimit: boolean
  shared?: SharedSlots
}

export const createStreamSlots = ({ hasAddressLimit, shared }: Options): StreamSlots => {
  const counts = createStreamCounts(hasAddressLimit)
  const held = new Set<Slot>()
  return {
    acquire: async (userId, address) => {
      // Count before the first await, or concurrent requests exceed the limit.
      const releaseLocal = counts.acquire(userId, address)
      if (!releaseLocal || !shared) return releaseLocal
      const slot = { id: randomUUID(), userId, ...(hasAddressLimit ? { address } : {}) }
      if (!(await shared.acquire(slot))) {
        releaseLocal()
        return null
      }
      held.add(slot)
      return () => {
        if (!held.delete(slot)) return
        releaseLocal()
        shared.release(slot)
      }
    },
    renew: () => shared?.renew(held),
  }
}
