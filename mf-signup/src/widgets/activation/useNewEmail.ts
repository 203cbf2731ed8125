import { isRecord, linkLifetimeMs, memberStorage } from '@duetto/shared/domain'
import type { StorageKey } from '@duetto/shared/domain'
import { localArea, readStored, usePlatform, useSession, writeStored } from '@duetto/shared/platform'
import { useState } from 'react'

interface Stored {
  email: string
  /** Server's time in ms since the epoch. */
  at: number
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && typeof value.email === 'string' && typeof value.at === 'number'

const readNewEmail = (key: string, now: number): string => {
  const stored = readStored(key, isStored)
  return stored && Math.abs(now - stored.at) < linkLifetimeMs.mailChange ? stored.email : ''
}

/** The unconfirmed member's corrected address, or '' if there is none or the link sent to it has expired. */
export const useNewEmail = (): [string, (email: string) => void] => {
  const { now } = usePlatform()
  const { user } = useSession()
  const key: StorageKey = `${memberStorage.newEmail}${user?.id}`
  const [email, setEmail] = useState(() => readNewEmail(key, now()))
  const save = (next: string): void => {
    setEmail(next)
    if (next) writeStored(key, { email: next, at: now() } satisfies Stored)
    else localArea.remove(key)
  }
  return [email, save]
}
