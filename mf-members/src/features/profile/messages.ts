import { defineMessages } from '@duetto/shared/i18n'

export const profileMessages = defineMessages({
  share: {
    id: 'members.profile.share',
    defaultMessage: 'Copy link',
    description: 'Menu item: copies the address of the profile',
  },
  linkCopied: {
    id: 'members.profile.linkCopied',
    defaultMessage: 'Link copied. Members can open the profile with it.',
    description: 'Toast',
  },
  linkNotCopied: {
    id: 'members.profile.linkNotCopied',
    defaultMessage: 'Your browser did not allow copying. Copy the address of this page instead.',
    description: 'Toast',
  },
  back: { id: 'members.profile.back', defaultMessage: 'Back', description: 'Link: back to the list before' },
  previous: {
    id: 'members.profile.previous',
    defaultMessage: 'Previous profile',
    description: 'Accessible name of the link to the profile before',
  },
  next: {
    id: 'members.profile.next',
    defaultMessage: 'Next profile',
    description: 'Accessible name of the link to the profile after',
  },
  more: {
    id: 'members.profile.more',
    defaultMessage: 'Options for {name}',
    description: 'Accessible name of the menu with block and report',
  },
  reply: {
    id: 'members.profile.reply',
    defaultMessage: 'Reply',
    description: 'Button beside an answer on a profile: writes to this person about it',
  },
  quote: {
    id: 'members.profile.quote',
    defaultMessage: '“{answer}”',
    description: 'Beginning of a message that replies to an answer on a profile, in quotation marks',
  },
  facts: {
    id: 'members.profile.facts',
    defaultMessage: 'Details',
    description: 'Heading over hair, eyes and so on',
  },
  similar: {
    id: 'members.profile.similar',
    defaultMessage: 'Similar people',
    description: 'Heading of a few other people at the end of a profile',
  },
  likesYou: {
    id: 'members.profile.likesYou',
    defaultMessage: '{name} likes you',
    description: 'Label on a profile that likes the member',
  },
  matched: {
    id: 'members.profile.matched',
    defaultMessage: 'You like each other',
    description: 'Label on the profile of a match',
  },
  gift: { id: 'members.profile.gift', defaultMessage: 'Send a gift', description: 'Button' },
  loading: {
    id: 'members.profile.loading',
    defaultMessage: 'Loading the profile',
    description: 'Read aloud while the profile loads',
  },
  goneTitle: {
    id: 'members.profile.goneTitle',
    defaultMessage: 'This profile cannot be shown',
    description: 'Heading: deleted, hidden or blocked',
  },
  goneText: {
    id: 'members.profile.goneText',
    defaultMessage: 'It was deleted, or you cannot see it. There are other people to get to know.',
    description: 'Text: deleted, hidden or blocked',
  },
  toMembers: { id: 'members.profile.toMembers', defaultMessage: 'See members', description: 'Link' },
  failed: {
    id: 'members.profile.failed',
    defaultMessage: 'The profile could not be loaded',
    description: 'Heading after a fault',
  },
  blockedTitle: {
    id: 'members.profile.blockedTitle',
    defaultMessage: 'You have blocked {name}',
    description: 'Heading in place of a profile that the member blocked',
  },
  blockedText: {
    id: 'members.profile.blockedText',
    defaultMessage: 'You cannot see each other or write to each other.',
    description: 'Text in place of a profile that the member blocked',
  },
  unblock: { id: 'members.profile.unblock', defaultMessage: 'Unblock', description: 'Button' },
  ownProfile: {
    id: 'members.profile.ownProfile',
    defaultMessage: 'This is how others see you.',
    description: 'Above the own profile',
  },
  editProfile: { id: 'members.profile.editProfile', defaultMessage: 'Edit profile', description: 'Link' },
  visitorTitle: {
    id: 'members.profile.visitorTitle',
    defaultMessage: 'Get to know {name}',
    description: 'Heading of the offer for visitors',
  },
  visitorText: {
    id: 'members.profile.visitorText',
    defaultMessage: 'Sign up free to see more photos, send likes and write messages.',
    description: 'Text of the offer for visitors',
  },
})

export const galleryMessages = defineMessages({
  photos: {
    id: 'members.gallery.photos',
    defaultMessage: 'Photos of {name}',
    description: 'Accessible name of the gallery',
  },
  photoNumber: {
    id: 'members.gallery.photoNumber',
    defaultMessage: 'Photo {number, number} of {total, number}',
    description: 'Which photo is shown, also the name of its small picture',
  },
  next: { id: 'members.gallery.next', defaultMessage: 'Next photo', description: 'Button' },
  previous: { id: 'members.gallery.previous', defaultMessage: 'Previous photo', description: 'Button' },
  enlarge: { id: 'members.gallery.enlarge', defaultMessage: 'Enlarge photo', description: 'Button' },
  locked: {
    id: 'members.gallery.locked',
    defaultMessage: '{count, plural, one {# more photo} other {# more photos}}',
    description: 'On the tile of locked photos',
  },
  lockedVisitor: {
    id: 'members.gallery.lockedVisitor',
    defaultMessage: 'Log in to see more photos.',
    description: 'Why photos are locked, for a visitor',
  },
  lockedFree: {
    id: 'members.gallery.lockedFree',
    defaultMessage: 'Premium members see all photos.',
    description: 'Why photos are locked, for a free member',
  },
  getPremium: {
    id: 'members.gallery.getPremium',
    defaultMessage: 'See what Premium offers',
    description: 'Link beside locked photos, for a free member',
  },
  none: {
    id: 'members.gallery.none',
    defaultMessage: '{name} has no photo yet',
    description: 'In place of a picture',
  },
  report: { id: 'members.gallery.report', defaultMessage: 'Report this photo', description: 'Button' },
})
