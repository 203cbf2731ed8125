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
    description: 'Tag above the heading of the match dialog; fixed text of the product',
  },
  youAnd: {
    id: 'members.match.youAnd',
    defaultMessage: 'You and {name}',
    description: 'Line below “It’s a match!”',
  },
  likesYou: {
    id: 'members.match.likesYou',
    defaultMessage: '{name} likes you',
    description: 'Heading of the match dialog for a like that is not mutual yet',
  },
  match: {
    id: 'members.match.heading',
    defaultMessage: 'It’s a match!',
    description: 'Heading of the match dialog if the like is mutual',
  },
  write: {
    id: 'members.match.write',
    defaultMessage: 'Write',
    description: 'Button of the match dialog; opens the conversation',
  },
  later: {
    id: 'members.match.later',
    defaultMessage: 'Later',
    description: 'Button that closes the match dialog',
  },
  keepSwiping: {
    id: 'members.match.keepSwiping',
    defaultMessage: 'Keep swiping',
    description: 'Button that closes the match dialog over the swipe game',
  },
  shared: {
    id: 'members.match.shared',
    defaultMessage: 'What you share',
    description: 'Heading in the match dialog, above interests, town and wish that both members have',
  },
  firstLine: {
    id: 'members.match.firstLine',
    defaultMessage: 'Your first line to {name}',
    description: 'Label of the text field in the match dialog, which contains a suggestion',
  },
  price: {
    id: 'members.match.price',
    defaultMessage:
      '{credits, plural, one {A message costs # credit. You send it in the conversation.} other {A message costs # credits. You send it in the conversation.}}',
    description: 'Above the buttons of the match dialog; “Write” opens the conversation and sends nothing',
  },
  send: { id: 'members.match.send', defaultMessage: 'Send', description: 'Button of the match dialog' },
  sent: {
    id: 'members.match.sent',
    defaultMessage: 'Sent to {name}.',
    description: 'Toast after the first message was sent from the match dialog',
  },
  notSent: {
    id: 'members.match.notSent',
    defaultMessage: 'Not sent. {reason}',
    description: 'Error below the text field of the match dialog; the reason is a sentence',
  },
  openConversation: {
    id: 'members.match.openConversation',
    defaultMessage: 'Open conversation',
    description: 'Action of the toast after the first message was sent',
  },
})
