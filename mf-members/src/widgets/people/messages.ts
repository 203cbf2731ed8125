import { defineMessages } from '@duetto/shared/i18n'

export const peopleMessages = defineMessages({
  nameAge: {
    id: 'members.people.nameAge',
    defaultMessage: '{name}, {age}',
    description: 'Heading of a tile or profile: first name and age',
  },
  like: { id: 'members.people.like', defaultMessage: 'Like', description: 'Button: like this profile' },
  liked: {
    id: 'members.people.liked',
    defaultMessage: 'Liked',
    description: 'Button, pressed state: you like this profile; pressing takes the like back',
  },
  likeName: {
    id: 'members.people.likeName',
    defaultMessage: 'Like {name}',
    description: 'Accessible name of the heart button on a tile',
  },
  match: {
    id: 'members.people.match',
    defaultMessage: 'Match',
    description: 'Tag on somebody who likes the member and whom the member likes',
  },
  message: {
    id: 'members.people.message',
    defaultMessage: 'Message',
    description: 'Button: opens the conversation with this profile',
  },
  onlineNow: {
    id: 'members.people.onlineNow',
    defaultMessage: 'Online now',
    description: 'State of a profile, and the filter of the same name',
  },
  photoOf: {
    id: 'members.people.photoOf',
    defaultMessage: 'Photo of {name}',
    description: 'Alternative text of a picture',
  },
  skip: {
    id: 'members.people.skip',
    defaultMessage: 'Not now',
    description: 'Button: hides this profile for a while, without a judgement',
  },
  skipName: {
    id: 'members.people.skipName',
    defaultMessage: 'Not now: {name}',
    description: 'Accessible name of the button; begins with members.people.skip',
  },
  skipHint: {
    id: 'members.people.skipHint',
    defaultMessage: 'Hides this person from you for {days} days. They are not told.',
    description: 'Tooltip of the button members.people.skip; {days} is a number',
  },
  undo: { id: 'members.people.undo', defaultMessage: 'Undo', description: 'Button: takes the last act back' },
  logIn: { id: 'members.people.logIn', defaultMessage: 'Log in', description: 'Button' },
  signUp: { id: 'members.people.signUp', defaultMessage: 'Sign up free', description: 'Button' },
})

export const noticeMessages = defineMessages({
  likeFailed: {
    id: 'members.notice.likeFailed',
    defaultMessage: 'Your like for {name} was not saved. {reason}',
    description: 'Toast after a refused like',
  },
  unlikeFailed: {
    id: 'members.notice.unlikeFailed',
    defaultMessage: 'Your like for {name} could not be undone. {reason}',
    description: 'Toast after a refused unlike',
  },
  blockFailed: {
    id: 'members.notice.blockFailed',
    defaultMessage: '{name} could not be blocked. {reason}',
    description: 'Toast after a refused block',
  },
  unblockFailed: {
    id: 'members.notice.unblockFailed',
    defaultMessage: '{name} is still blocked. {reason}',
    description: 'Toast after a refused unblock',
  },
  blocked: {
    id: 'members.notice.blocked',
    defaultMessage: '{name} is blocked and can no longer see or write to you.',
    description: 'Toast after a block, with Undo',
  },
  autoLiked: {
    id: 'members.notice.autoLiked',
    defaultMessage: 'You now like {name}.',
    description: 'Toast after the site chose somebody to like',
  },
  skipped: {
    id: 'members.notice.skipped',
    defaultMessage: '{name} is hidden from you for {days} days.',
    description: 'Toast after a skip, with Undo; {days} is a number',
  },
  skipFailed: {
    id: 'members.notice.skipFailed',
    defaultMessage: '{name} could not be hidden. {reason}',
    description: 'Toast after a refused skip',
  },
  unskipFailed: {
    id: 'members.notice.unskipFailed',
    defaultMessage: '{name} is still hidden. {reason}',
    description: 'Toast after a skip could not be ended',
  },
  view: { id: 'members.notice.view', defaultMessage: 'View profile', description: 'Action of a toast' },
})
