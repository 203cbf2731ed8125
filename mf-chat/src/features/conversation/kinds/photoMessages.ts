import { defineMessages } from '@duetto/shared/i18n'

export const photoMessages = defineMessages({
  show: {
    id: 'chat.photo.show',
    defaultMessage: 'Show photo',
    description: 'Button on a blurred photo that was received',
  },
  mayShowNudity: {
    id: 'chat.photo.nudity',
    defaultMessage: 'May show nudity',
    description: 'On a blurred photo that was received, above the button “Show photo”',
  },
  mine: {
    id: 'chat.photo.mine',
    defaultMessage: 'Photo you sent',
    description: 'Accessible description of a photo',
  },
  theirs: {
    id: 'chat.photo.theirs',
    defaultMessage: 'Photo you received',
    description: 'Accessible description of a photo',
  },
  enlarge: {
    id: 'chat.photo.enlarge',
    defaultMessage: 'Enlarge',
    description: 'Follows the description of a photo: a press shows it larger',
  },
})
