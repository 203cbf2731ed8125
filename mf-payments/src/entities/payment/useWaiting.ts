import { findWaitingMessage, readWaitingMessage, useSession } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { useMemo } from 'react'

export const useWaitingFor = (payment: number): WaitingMessage | null => {
  const userId = useSession().user?.id ?? null
  return useMemo(() => (userId === null ? null : findWaitingMessage(userId, payment)), [userId, payment])
}

export const useWaitingTo = (profileId: number): WaitingMessage | null => {
  const userId = useSession().user?.id ?? null
  return useMemo(() => (userId === null ? null : readWaitingMessage(userId, profileId)), [userId, profileId])
}
