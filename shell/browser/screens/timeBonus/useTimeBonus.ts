import { useReadable } from '@duetto/shared/platform'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from '../../host/context/ShellContext'
import { bonusFollowed, createTimeBonusStore } from './timeBonusStore'
import type { TimeBonus } from './timeBonusStore'

export const useTimeBonus = (): TimeBonus | null => {
  const { platform, clock } = useShell()
  const [store] = useState(() => createTimeBonusStore({ http: platform.http, clock }))
  const { user } = useReadable(platform.session)
  const userId = user && !user.paid_user ? user.id : null
  useEffect(() => {
    store.dispatch(bonusFollowed(userId))
    return () => void store.dispatch(bonusFollowed(null))
  }, [store, userId])
  const { bonus } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return userId === null ? null : bonus
}
