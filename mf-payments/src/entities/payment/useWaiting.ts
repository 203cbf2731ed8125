import { findWaitingMessage, readWaitingMessage, useSession } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { useMemo } from 'react'

/** The message that waits for this payment, if any. */
export const useWaitingFor = (payment: number): WaitingMessage | null => {
  const userId = useSession().user?.id ?? null
  return useMemo(() => (userId === null ? null : findWaitingMessage(userId, payment)), [userId, payment])
}

/** The message to this profile that waits for credits, if any. */
export const useWaitingTo = (profileId: number): WaitingMessage | null => {
  const userId = useSession().user?.id ?? null
  return useMemo(() => (userId === null ? null : readWaitingMessage(userId, profileId)), [userId, profileId])
}
