import { readPendingAction, usePlatform } from '@duetto/shared/platform'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { likedIds } from '../../entities/sign-up/likedIds'
import { selectQuestions, selectSignUp } from '../../entities/sign-up/selectors'
import { useSignUpSelector } from '../../state'
import { useInterestText } from '../../widgets/profile-fields/useInterestText'
import { savedMessages } from './savedMessages'

interface SavedLine {
  kind: 'message' | 'likes' | 'interests'
  text: string
}

/** Describes what the visitor wrote, liked or chose before sign-up, except what the current screen asks for. */
export const useSavedLines = (): SavedLine[] => {
  const { formatMessage, formatList } = useIntl()
  const interestText = useInterestText()
  const { now } = usePlatform()
  const { draft, target } = useSignUpSelector(selectSignUp)
  const isAsked = useSignUpSelector(selectQuestions).includes('message')
  const [action] = useState(() => readPendingAction(now()))
  const { profileId, interests } = draft
  const person = target?.id === profileId ? target : null
  const message = draft.message.trim()
  const liked = likedIds(action)
  const isForOther = profileId !== null && !liked.includes(profileId)

  const lines: SavedLine[] = []
  if (message && !isAsked)
    lines.push({
      kind: 'message',
      text: person
        ? formatMessage(savedMessages.messageFor, { name: person.name, text: message })
        : formatMessage(savedMessages.message, { text: message }),
    })
  if (liked.length > 0 && !isForOther)
    lines.push({
      kind: 'likes',
      text:
        person && liked.length === 1
          ? formatMessage(savedMessages.likeFor, { name: person.name })
          : formatMessage(savedMessages.likes, { count: liked.length }),
    })
  if (interests.length > 0)
    lines.push({
      kind: 'interests',
      text: formatMessage(savedMessages.interests, {
        interests: formatList(interests.map(interestText), { type: 'unit' }),
      }),
    })
  return lines
}
