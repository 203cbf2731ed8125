import { useSession } from '@duetto/shared/platform'
import { useEffect, useEffectEvent } from 'react'
import { useChatDispatch, useChatSelector } from '../../state'
import { waitingChecked, waitingDone } from './slice'

export const useWaitingPaid = (
  profileId: number | null,
  onPaid: (message: { key: string; text: string }) => void,
): void => {
  const dispatch = useChatDispatch()
  const credits = useSession().user?.credits
  const paid = useChatSelector(({ waiting }) => waiting.paid)
  const handle = useEffectEvent(onPaid)
  useEffect(() => {
    if (profileId !== null) dispatch(waitingChecked(profileId))
  }, [dispatch, profileId, credits])
  useEffect(() => {
    if (!paid || paid.profileId !== profileId) return
    dispatch(waitingDone())
    handle(paid)
  }, [dispatch, paid, profileId])
}
