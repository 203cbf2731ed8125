import type { ProfileCard } from '@duetto/shared/contract'
import { createIdempotencyKey } from '@duetto/shared/http'
import { readWaitingMessage, storeWaitingMessage, useSession } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

interface Waiting {
  profile: ProfileCard
  refusedKey?: string
  text: string
  credits: number
  needsNotice: boolean
}

/** Stores the idempotency key for tabs opened later, so that the API can reject a second order for the same message. */
export const useWaitingMessage = ({ profile, refusedKey, text, credits, needsNotice }: Waiting) => {
  const { user } = useSession()
  const userId = user?.id ?? 0
  const isFirst = !user?.paid_user
  const { id: profileId, name } = profile
  const [known] = useState(() => readWaitingMessage(userId, profileId))
  const [newKey] = useState(createIdempotencyKey)
  const key = refusedKey ?? known?.key ?? newKey
  const waiting = useMemo(
    (): WaitingMessage => ({
      userId,
      profileId,
      name,
      key,
      text: text.trim(),
      credits,
      needsNotice,
      isFirst,
      order: known?.key === key ? known.order : null,
      choice: known?.choice,
    }),
    [userId, profileId, name, key, text, credits, needsNotice, isFirst, known],
  )
  const isNew = known?.key !== key
  // Store the message without its text: other tabs need only the key.
  const storeKey = useEffectEvent(() => storeWaitingMessage({ ...waiting, text: '' }))
  useEffect(() => {
    if (isNew) storeKey()
  }, [isNew, key])
  return waiting
}
