import { defineMessages } from '@duetto/shared/i18n'

export const slotMessages = defineMessages({
  popupTitle: {
    id: 'members.popup.title',
    defaultMessage: '{name} might be someone for you',
    description: 'Heading of the like popup',
  },
  popupText: {
    id: 'members.popup.text',
    defaultMessage: 'Take a look at the profile.',
    description: 'Text of the like popup',
  },
  viewProfile: {
    id: 'members.popup.viewProfile',
    defaultMessage: 'View profile',
    description: 'Button of the like popup and the match dialog; leads to the profile',
  },
  matchTitle: {
    id: 'members.match.title',
    defaultMessage: 'New like!',
    description: 'Title of the match dialog; fixed text of the product',
  },
  matchText: {
    id: 'members.match.text',
    defaultMessage: 'You and {name} like each other.',
    description: 'Text of the match dialog',
  },
  likeText: {
    id: 'members.match.likeText',
    defaultMessage: '{name} likes you.',
    description: 'Text of the match dialog for a like that is not mutual yet',
  },
  write: {
    id: 'members.match.write',
    defaultMessage: 'Write to {name}',
    description: 'Button of the match dialog',
  },
  later: {
    id: 'members.match.later',
    defaultMessage: 'Later',
    description: 'Button that closes the match dialog',
  },
})
