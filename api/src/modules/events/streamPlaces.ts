import { randomUUID } from 'node:crypto'
import type { Place, SharedPlaces } from './sharedPlaces'
import { createStreamCounts } from './streamCounts'

export interface StreamPlaces {
  /** Takes a place for one more stream, or says that there is none. Give it back by what it returns. */
  take: (userId: number, address: string) => Promise<(() => void) | null>
  /** Call it at every beat. */
  renew: () => void
}

interface Options {
  /** Off where everybody has one address, as in tests and at home. */
  hasAddressLimit: boolean
  /** Undefined: this process is the only one. */
  shared?: SharedPlaces
}

/** The limits of a member's and of an address's open streams: in this process first, then over all. */
export const createStreamPlaces = ({ hasAddressLimit, shared }: Options): StreamPlaces => {
  const counts = createStreamCounts(hasAddressLimit)
  const held = new Set<Place>()
  return {
    take: async (userId, address) => {
      // Before anything is waited for: three hundred at once are counted one after the other.
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
