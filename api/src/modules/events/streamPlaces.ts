import { randomUUID } from 'node:crypto'
import type { Place, SharedPlaces } from './sharedPlaces'
import { createStreamCounts } from './streamCounts'

export interface StreamPlaces {
  /** Reserves a place for a stream; null if a limit is reached. Call the returned function to release the place. */
  take: (userId: number, address: string) => Promise<(() => void) | null>
  /** Renews the shared leases; call it at every heartbeat. */
  renew: () => void
}

interface Options {
  /** Off where everyone shares an address, as in tests and the demo. */
  hasAddressLimit: boolean
  /** Undefined if this is the only process. */
  shared?: SharedPlaces
}

/** Limits the open streams of each member and address, first in this process, then across processes. */
export const createStreamPlaces = ({ hasAddressLimit, shared }: Options): StreamPlaces => {
  const counts = createStreamCounts(hasAddressLimit)
  const held = new Set<Place>()
  return {
    take: async (userId, address) => {
      // Counts before the first await, so that concurrent requests cannot exceed the limit.
      const giveBackHere = counts.take(userId, address)
      if (!giveBackHere || !shared) return giveBackHere
      const place = { id: randomUUID(), userId, ...(hasAddressLimit ? { address } : {}) }
      if (!(await shared.take(place))) {
        giveBackHere()
        return null
      }
      held.add(place)
      return () => {
        if (!held.delete(place)) return
        giveBackHere()
        shared.giveBack(place)
      }
    },
    renew: () => shared?.renew(held),
  }
}
