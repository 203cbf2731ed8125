import type { PhotoRefusal } from '@duetto/shared/domain'
import { defineMessages } from '@duetto/shared/i18n'

export const refusalMessages = defineMessages({
  title: {
    id: 'signup.refusal.title',
    defaultMessage: 'Photo {number} was refused.',
    description: 'Above the list of photos; the reason follows as a sentence of its own',
  },
  byProgram: {
    id: 'signup.refusal.byProgram',
    defaultMessage:
      'A program decided this; no person has looked at the photo yet. If you appeal, a person decides.',
    description: 'After the reason for which a photo was refused: the decision was automatic',
  },
  appeal: { id: 'signup.refusal.appeal', defaultMessage: 'Appeal', description: 'Button: opens a form' },
  appealTitle: {
    id: 'signup.refusal.appealTitle',
    defaultMessage: 'Appeal for photo {number}',
    description: 'Title of the form',
  },
  appealText: {
    id: 'signup.refusal.appealText',
    defaultMessage:
      'Tell us why the photo follows our rules. Someone else on our team will look at it, and we’ll e-mail you the decision. You can appeal once for each photo.',
    description: 'Above the field of the form',
  },
  appealLabel: {
    id: 'signup.refusal.appealLabel',
    defaultMessage: 'Why should we show this photo?',
    description: 'Label of the field',
  },
  send: { id: 'signup.refusal.send', defaultMessage: 'Send appeal', description: 'Button' },
  open: {
    id: 'signup.refusal.open',
    defaultMessage: 'We’re looking at your appeal and will e-mail you the decision.',
    description: 'An appeal was sent and is not decided yet',
  },
  upheld: {
    id: 'signup.refusal.upheld',
    defaultMessage: 'We looked at it again after your appeal, and it stays refused.',
    description: 'An appeal was decided: the photo is still refused',
  },
})

export const refusalOf = defineMessages<PhotoRefusal>({
  no_person: {
    id: 'signup.refusal.no_person',
    defaultMessage: 'It doesn’t show anyone. Choose one that shows you clearly.',
    description: 'Why a photo was refused',
  },
  not_you: {
    id: 'signup.refusal.not_you',
    defaultMessage: 'It seems to show someone else. The photos on your profile have to be of you.',
    description: 'Why a photo was refused',
  },
  explicit: {
    id: 'signup.refusal.explicit',
    defaultMessage: 'It shows too much. Nudity and sexual acts aren’t allowed on profiles.',
    description: 'Why a photo was refused',
  },
  minor: {
    id: 'signup.refusal.minor',
    defaultMessage: 'It shows a child or a teenager. Photos may only show adults.',
    description: 'Why a photo was refused',
  },
  contact: {
    id: 'signup.refusal.contact',
    defaultMessage: 'It shows contact details or advertising. Choose one without them.',
    description: 'Why a photo was refused',
  },
  quality: {
    id: 'signup.refusal.quality',
    defaultMessage: 'It’s hard to recognise you in it. Choose one that is sharp and bright enough.',
    description: 'Why a photo was refused',
  },
  other: {
    id: 'signup.refusal.other',
    defaultMessage: 'It didn’t follow our rules for photos. You can delete it and add another one.',
    description: 'Why a photo was refused',
  },
})
