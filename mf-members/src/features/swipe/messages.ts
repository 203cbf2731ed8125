import { defineMessages } from '@duetto/shared/i18n'

export const swipeMessages = defineMessages({
  title: {
    id: 'members.swipe.title',
    defaultMessage: 'Swipe game',
    description: 'Heading and title of the page',
  },
  hint: {
    id: 'members.swipe.hint',
    defaultMessage: 'Drag the card, use the buttons or the arrow keys.',
    description: 'How the game is played, on a desktop',
  },
  likesLeft: {
    id: 'members.swipe.likesLeft',
    defaultMessage:
      '{count, plural, =0 {No likes left today} one {# like left today} other {# likes left today}}',
    description: 'How many likes are left',
  },
  passName: {
    id: 'members.swipe.passName',
    defaultMessage: 'Pass on {name}',
    description: 'Accessible name of the button',
  },
  passHint: {
    id: 'members.swipe.passHint',
    defaultMessage: 'Leaves this person out of the game for {days} days. They stay in search.',
    description: 'Tooltip of the button that passes on a person; {days} is a number',
  },
  stampLike: {
    id: 'members.swipe.stampLike',
    defaultMessage: 'Yes',
    description: 'Stamp on a card dragged to like it, and caption of the heart',
  },
  stampPass: {
    id: 'members.swipe.stampPass',
    defaultMessage: 'No',
    description: 'Stamp on a card dragged to pass, and caption of the cross',
  },
  undoLast: {
    id: 'members.swipe.undoLast',
    defaultMessage: 'Undo the last choice',
    description: 'Accessible name of the button',
  },
  viewProfile: {
    id: 'members.swipe.viewProfile',
    defaultMessage: 'View profile',
    description: 'Link on the card',
  },
  said: {
    id: 'members.swipe.said',
    defaultMessage:
      '{decision, select, like {You like {name}.} skip {Not now: {name}.} other {Passed on {name}.}}',
    description: 'Read aloud after a decision',
  },
  loading: {
    id: 'members.swipe.loading',
    defaultMessage: 'Shuffling the cards',
    description: 'Read aloud while the deck loads',
  },
  failed: {
    id: 'members.swipe.failed',
    defaultMessage: 'The cards could not be loaded',
    description: 'Heading after a fault',
  },
  emptyTitle: {
    id: 'members.swipe.emptyTitle',
    defaultMessage: 'You have seen everyone for now',
    description: 'Heading of an empty deck',
  },
  emptyText: {
    id: 'members.swipe.emptyText',
    defaultMessage: 'New people join every day. Until then, you can find those you passed on in search.',
    description: 'Text of an empty deck',
  },
  limitTitle: {
    id: 'members.swipe.limitTitle',
    defaultMessage: 'You have used today’s likes',
    description: 'Heading when the likes of the day are used up',
  },
  limitText: {
    id: 'members.swipe.limitText',
    defaultMessage:
      'You get {limit, number} likes a day in this game, so that each one means something. New likes in:',
    description: 'Text over the countdown',
  },
  toMembers: { id: 'members.swipe.toMembers', defaultMessage: 'See all members', description: 'Link' },
  toHidden: {
    id: 'members.swipe.toHidden',
    defaultMessage: 'See whom you passed on',
    description: 'Link to the people whom the member passed on or hid',
  },
  toLikes: { id: 'members.swipe.toLikes', defaultMessage: 'See who likes you', description: 'Link' },
})
