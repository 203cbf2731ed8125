import { limits } from '@duetto/shared/domain'

/** How many streams each member and each address holds in this process; see streamPlaces for all of them. */
export interface StreamCounts {
  /** Reserves a place, or returns null if there is none. Call the returned function once to release it. */
  take: (userId: number, address: string) => (() => void) | null
}

const raise = <Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void => {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

/** `hasAddressLimit`: off where everyone shares an address, as in tests and at home. */
export const createStreamCounts = (hasAddressLimit: boolean): StreamCounts => {
  const [members, addresses] = [new Map<number, number>(), new Map<string, number>()]
  return {
    take: (userId, address) => {
      const isFull =
        (members.get(userId) ?? 0) >= limits.streamsPerMember ||
        (hasAddressLimit && (addresses.get(address) ?? 0) >= limits.streamsPerAddress)
      if (isFull) return null
      raise(members, userId, 1)
      raise(addresses, address, 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        raise(members, userId, -1)
        raise(addresses, address, -1)
      }
    },
  }
}
