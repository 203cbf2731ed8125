import { limits } from '@duetto/shared/domain'

export interface StreamCounts {
  acquire: (userId: number, address: string) => (() => void) | null
}

const raise = <Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void => {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

export const createStreamCounts = (hasAddressLimit: boolean): StreamCounts => {
  const [members, addresses] = [new Map<number, number>(), new Map<string, number>()]
  return {
    acquire: (userId, address) => {
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
