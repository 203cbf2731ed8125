import { addresses, isVisible } from '@duetto/shared/domain'
import type { ProfileCard } from '@duetto/shared/contract'
import { createIdempotencyKey } from '@duetto/shared/http'
import { usePlatform, useReadable, useSession } from '@duetto/shared/platform'
import { isTransient } from '@duetto/shared/redux'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDispatch, useSelector } from 'react-redux'
import { useWrite } from '../../entities/people/useWrite'
import { canSwipe } from '../../entities/swipe/canSwipe'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { slotMessages } from '../messages'
import { lineSubmitted } from './slice'
import type { MatchState } from './slice'

interface Options {
  profile: Pick<ProfileCard, 'id' | 'name'>
  onClose: () => void
}

/**
 * The dialog sends the message only if it is free and the API has not rejected it. Otherwise, the button opens the
 * conversation.
 */
export const useFirstLine = ({ profile: { id, name }, onClose }: Options) => {
  const { navigation, toast } = usePlatform()
  const { formatMessage } = useIntl()
  const dispatch = useDispatch()
  const { user } = useSession()
  const write = useWrite(id)
  const details = useSelector((state: MatchState) => state.details)
  const sendStatus = useSelector((state: MatchState) => state.sendStatus)
  const sendFailure = useSelector((state: MatchState) => state.sendFailure)
  const isSwiping = useReadable(canSwipe)
  const [typed, setTyped] = useState<string | null>(null)
  const [key, setKey] = useState(createIdempotencyKey)
  const isOffered = Boolean(details?.line)
  const text = typed ?? details?.line ?? ''
  const canStart = user?.conversations_left !== 0
  const isFree = canStart && details?.cost.is_free === true
  const isSentHere = isOffered && isFree && (!sendFailure || isTransient(sendFailure.code))

  const openConversation = (): void => {
    onClose()
    write(isOffered && isVisible(text) ? text.trim() : undefined)
  }
  const finish = useEffectEvent(() => {
    onClose()
    toast({
      text: formatMessage(slotMessages.sent, { name }),
      tone: 'success',
      action: {
        label: formatMessage(slotMessages.openConversation),
        onPress: () => navigation.push(addresses.chatWith(id)),
      },
    })
  })
  useEffect(() => {
    if (sendStatus === 'sent') finish()
  }, [sendStatus])

  return {
    isOffered,
    isFree,
    isSentHere,
    isBlank: isSentHere && !isVisible(text),
    isSending: sendStatus !== 'idle',
    text,
    setText: (next: string) => {
      setTyped(next)
      // A changed text is a new message and needs a new idempotency key.
      setKey(createIdempotencyKey())
    },
    error:
      sendFailure &&
      formatMessage(slotMessages.notSent, { reason: formatMessage(errorMessage(sendFailure.code)) }),
    laterLabel: formatMessage(isSwiping ? slotMessages.keepSwiping : slotMessages.later),
    send: () => dispatch(lineSubmitted({ profileId: id, text: text.trim(), key })),
    openConversation,
  }
}
