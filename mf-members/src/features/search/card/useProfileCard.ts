import { nextProfileCard } from '@duetto/shared/domain'
import type { ProfileCardKind } from '@duetto/shared/domain'
import { usePlatform, useSession, useSettings } from '@duetto/shared/platform'
import { useState } from 'react'

interface Shown {
  card: ProfileCardKind
  memberId: number
}

export const useProfileCard = (): { card: ProfileCardKind | null; close: () => void } => {
  const { user } = useSession()
  const { visible_profile_fields: fields } = useSettings()
  const { now } = usePlatform()
  // Kept in state, because the member's answer changes the profile and would otherwise replace the card.
  const [shown, setShown] = useState<Shown | null>(null)
  const [isClosed, setClosed] = useState(false)
  if (user && shown?.memberId !== user.id) {
    const { profile } = user
    const card = nextProfileCard(profile, fields, profile.dismissed_cards, now())
    if (card) setShown({ card, memberId: user.id })
  }
  const isShown = !isClosed && shown?.memberId === user?.id
  return { card: isShown && shown ? shown.card : null, close: () => setClosed(true) }
}
