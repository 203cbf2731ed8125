import type { MediaRefusal } from '@duetto/shared/domain'
import { defineMessages } from '@duetto/shared/i18n'

export const reviewMessages = defineMessages({
  waits: {
    id: 'chat.review.waits',
    defaultMessage: 'Our team is checking it. Then {name} gets it.',
    description: 'Below a photo or voice message that the member sent',
  },
  photoWaits: {
    id: 'chat.review.photoWaits',
    defaultMessage: 'Our team is checking this photo before you see it.',
    description: 'In place of a photo that somebody sent to the member',
  },
  voiceWaits: {
    id: 'chat.review.voiceWaits',
    defaultMessage: 'Our team is checking this voice message before you hear it.',
    description: 'In place of a voice message that somebody sent to the member',
  },
  photoRefused: {
    id: 'chat.review.photoRefused',
    defaultMessage: 'Our team did not pass this photo on, because it breaks our rules.',
    description: 'In place of a photo that somebody sent to the member',
  },
  voiceRefused: {
    id: 'chat.review.voiceRefused',
    defaultMessage: 'Our team did not pass this voice message on, because it breaks our rules.',
    description: 'In place of a voice message that somebody sent to the member',
  },
  refused: {
    id: 'chat.review.refused',
    defaultMessage: '{name} did not get it. {reason}',
    description: 'Below a photo or voice message that the member sent; the reason is a sentence',
  },
  givenBack: {
    id: 'chat.review.givenBack',
    defaultMessage:
      '{credits, plural, one {You have your credit back.} other {You have your # credits back.}}',
    description: 'After the reason why a photo or voice message was not passed on',
  },
})

export const refusalOf = defineMessages<MediaRefusal>({
  explicit: {
    id: 'chat.review.explicit',
    defaultMessage: 'It is too explicit.',
    description: 'Why a photo or voice message was not passed on',
  },
  minor: {
    id: 'chat.review.minor',
    defaultMessage: 'It involves someone under 18.',
    description: 'Why a photo or voice message was not passed on',
  },
  contact: {
    id: 'chat.review.contact',
    defaultMessage: 'It contains contact details or advertising.',
    description: 'Why a photo or voice message was not passed on',
  },
  insult: {
    id: 'chat.review.insult',
    defaultMessage: 'It insults or threatens someone.',
    description: 'Why a photo or voice message was not passed on',
  },
  other: {
    id: 'chat.review.other',
    defaultMessage: 'It breaks our rules for messages.',
    description: 'Why a photo or voice message was not passed on',
  },
})
