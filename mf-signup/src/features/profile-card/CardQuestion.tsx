import type { OwnProfile } from '@duetto/shared/contract'
import { isSexualInterest, limits } from '@duetto/shared/domain'
import type { ProfileCardKind } from '@duetto/shared/domain'
import {
  bodyMessages,
  eyeMessages,
  hairMessages,
  reasonMessages,
  statusMessages,
  tattooMessages,
} from '@duetto/shared/texts/profile'
import { useIntl } from 'react-intl'
import { CardHead } from './CardHead'
import { Choices } from './Choices'
import { InterestsForm } from './InterestsForm'
import { cardMessages } from './messages'
import { PhotoForm } from './PhotoForm'
import { PromptForm } from './PromptForm'
import { WordsForm } from './WordsForm'

interface CardQuestionProps {
  card: ProfileCardKind
  profile: OwnProfile
  titleId: string
  isFocused: boolean
}

const formOf = (card: ProfileCardKind, profile: OwnProfile, titleId: string) => {
  const choice = { card, titleId }
  switch (card) {
    case 'photo':
    case 'second_photo':
      return <PhotoForm card={card} />
    case 'words':
      return <WordsForm profile={profile} />
    case 'interests':
      return <InterestsForm profile={profile} />
    case 'prompts':
      return <PromptForm profile={profile} />
    case 'reason_for_joining':
      return <Choices {...choice} texts={reasonMessages} toChange={(value) => ({ [card]: value })} />
    case 'relationship_status':
      return <Choices {...choice} texts={statusMessages} toChange={(value) => ({ [card]: value })} />
    case 'body_type':
      return <Choices {...choice} texts={bodyMessages} toChange={(value) => ({ [card]: value })} />
    case 'hair_color':
      return <Choices {...choice} texts={hairMessages} toChange={(value) => ({ [card]: value })} />
    case 'eye_color':
      return <Choices {...choice} texts={eyeMessages} toChange={(value) => ({ [card]: value })} />
    case 'tattoos':
      return <Choices {...choice} texts={tattooMessages} toChange={(value) => ({ [card]: value })} />
  }
}

const hints: Partial<Record<ProfileCardKind, (typeof cardMessages)[keyof typeof cardMessages]>> = {
  photo: cardMessages.photoHint,
  second_photo: cardMessages.second_photoHint,
  words: cardMessages.wordsHint,
  interests: cardMessages.interestsHint,
  prompts: cardMessages.promptsHint,
}

export const CardQuestion = ({ card, profile, titleId, isFocused }: CardQuestionProps) => {
  const { formatMessage } = useIntl()
  const chosen = profile.interests.filter((one) => !isSexualInterest(one)).length
  const title = card === 'interests' && chosen === 0 ? cardMessages.firstInterests : cardMessages[card]
  return (
    <>
      <CardHead
        profile={profile}
        titleId={titleId}
        title={formatMessage(title, { count: limits.interestsSuggested - chosen })}
        hint={formatMessage(hints[card] ?? cardMessages.choiceHint)}
        isFocused={isFocused}
      />
      {formOf(card, profile, titleId)}
    </>
  )
}
