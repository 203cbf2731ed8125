import { defineMessages } from '@duetto/shared/i18n'

export const likesMessages = defineMessages({
  title: { id: 'members.likes.title', defaultMessage: 'Likes', description: 'Heading and title of the page' },
  tabs: {
    id: 'members.likes.tabs',
    defaultMessage: 'Types of likes',
    description: 'Accessible name of the tabs',
  },
  received: { id: 'members.likes.received', defaultMessage: 'Liked you', description: 'Tab' },
  sent: { id: 'members.likes.sent', defaultMessage: 'You liked', description: 'Tab' },
  matches: { id: 'members.likes.matches', defaultMessage: 'Matches', description: 'Tab' },
  newCount: {
    id: 'members.likes.newCount',
    defaultMessage: '{count, plural, one {# new} other {# new}}',
    description: 'Accessible text of the badge on the first tab',
  },
  likeBack: {
    id: 'members.likes.likeBack',
    defaultMessage: 'Like back',
    description: 'Button on somebody who likes the member',
  },
  loading: {
    id: 'members.likes.loading',
    defaultMessage: 'Loading likes',
    description: 'Read aloud while likes load',
  },
  failed: {
    id: 'members.likes.failed',
    defaultMessage: 'Your likes could not be loaded',
    description: 'Heading after a fault',
  },
  emptyReceivedTitle: {
    id: 'members.likes.emptyReceivedTitle',
    defaultMessage: 'No likes yet',
    description: 'Heading of the empty first tab',
  },
  emptyReceivedText: {
    id: 'members.likes.emptyReceivedText',
    defaultMessage: 'People who like you appear here. A photo and a few words get you far more likes.',
    description: 'Text of the empty first tab',
  },
  emptyReceivedComplete: {
    id: 'members.likes.emptyReceivedComplete',
    defaultMessage: 'People who like you appear here. Like someone first: they see it at once.',
    description: 'Text of the empty first tab for members with a photo and a text about themselves',
  },
  emptyReceivedAction: {
    id: 'members.likes.emptyReceivedAction',
    defaultMessage: 'Complete my profile',
    description: 'Link on the empty first tab',
  },
  emptySentTitle: {
    id: 'members.likes.emptySentTitle',
    defaultMessage: 'You have not liked anyone yet',
    description: 'Heading of the empty second tab',
  },
  emptySentText: {
    id: 'members.likes.emptySentText',
    defaultMessage:
      'A like is free. When it is mutual, you are a match. Or let us pick someone who fits your search and like them for you.',
    description: 'Text of the empty second tab',
  },
  emptySentAction: {
    id: 'members.likes.emptySentAction',
    defaultMessage: 'Find someone',
    description: 'Link on the empty second tab',
  },
  emptyMatchesTitle: {
    id: 'members.likes.emptyMatchesTitle',
    defaultMessage: 'No matches yet',
    description: 'Heading of the empty third tab',
  },
  emptyMatchesText: {
    id: 'members.likes.emptyMatchesText',
    defaultMessage:
      'When two people like each other, they appear here. The swipe game is the quickest way to a match.',
    description: 'Text of the empty third tab',
  },
  emptyMatchesAction: {
    id: 'members.likes.emptyMatchesAction',
    defaultMessage: 'Play the swipe game',
    description: 'Link on the empty third tab',
  },
  autoLike: {
    id: 'members.likes.autoLike',
    defaultMessage: 'Like someone for me',
    description: 'Button: the site chooses one fitting person and likes them in the member’s place',
  },
  autoLikeNobody: {
    id: 'members.likes.autoLikeNobody',
    defaultMessage: 'There is no one to suggest right now. Check back later.',
    description: 'After the site found nobody to like in the member’s place',
  },
})
