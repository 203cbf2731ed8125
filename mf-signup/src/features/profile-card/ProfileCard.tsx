import { completenessOf, isProfilePartDone, nextProfileCard } from '@duetto/shared/domain'
import { usePlatform, useSession, useSettings } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { Button } from '@duetto/shared/ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { profileReceived, saveResultCleared } from '../../entities/own-profile/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { CardHead } from './CardHead'
import { CardQuestion } from './CardQuestion'
import { actionsStyle, cardStyle } from './cardStyles'
import { cardMessages } from './messages'

export const ProfileCard = ({ card: first, onClose }: SlotProps['profile-card']) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const { now } = usePlatform()
  const { visible_profile_fields: fields } = useSettings()
  const { profile, saveStatus, dismissStatus } = useSignUpSelector((state) => state.profile)
  const [card, setCard] = useState(first)
  const [hasAsked, setAsked] = useState(false)
  const titleId = useId()
  const own = user?.profile
  const isLoaded = profile !== null
  const isDismissed = dismissStatus === 'ready' || dismissStatus === 'failed'
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (own && !isLoaded) dispatch(profileReceived(own))
  }, [dispatch, own, isLoaded])
  useEffect(() => {
    if (isDismissed) close()
  }, [isDismissed])
  useEffect(
    () => () => {
      dispatch(saveResultCleared())
    },
    [dispatch],
  )
  if (!profile) return null
  const isDone = saveStatus === 'ready' || isProfilePartDone(profile, card)
  if (!isDone && !hasAsked) setAsked(true)
  if (!isDone)
    return (
      <section css={cardStyle} aria-labelledby={titleId}>
        <CardQuestion key={card} card={card} profile={profile} titleId={titleId} isFocused={card !== first} />
      </section>
    )
  const next = nextProfileCard(profile, fields, profile.dismissed_cards, now())
  const following = next === card ? null : next
  const isComplete = completenessOf(profile, fields).next === null
  return (
    <section css={cardStyle} aria-labelledby={titleId}>
      <CardHead
        profile={profile}
        titleId={titleId}
        title={formatMessage(isComplete ? cardMessages.complete : cardMessages.thanks)}
        isFocused={hasAsked}
      />
      <div css={actionsStyle}>
        {following && (
          <Button
            variant="outline"
            onClick={() => {
              dispatch(saveResultCleared())
              setCard(following)
            }}
          >
            {formatMessage(cardMessages.next)}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {formatMessage(cardMessages.close)}
        </Button>
      </div>
    </section>
  )
}
