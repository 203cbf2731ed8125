import { defineMessages } from '@duetto/shared/i18n'

export const activityMessages = defineMessages({
  title: {
    id: 'members.activity.title',
    defaultMessage: 'Activity',
    description: 'Heading and title of the page',
  },
  recent: {
    id: 'members.activity.recent',
    defaultMessage: 'Since you were here',
    description: 'Heading above what others did since the member last opened this page',
  },
  earlier: {
    id: 'members.activity.earlier',
    defaultMessage: 'Earlier',
    description: 'Heading above what others did before',
  },
  visit: {
    id: 'members.activity.visit',
    defaultMessage: '<b>{name}</b> visited your profile',
    description: 'Line of the list; the person may be of any gender',
  },
  like: {
    id: 'members.activity.like',
    defaultMessage: '<b>{name}</b> likes you',
    description: 'Line of the list',
  },
  match: {
    id: 'members.activity.match',
    defaultMessage: '<b>{name}</b> and you are a match',
    description: 'Line of the list',
  },
  message: {
    id: 'members.activity.message',
    defaultMessage: '<b>{name}</b> wrote to you',
    description: 'Line of the list; the member has not answered yet',
  },
  visible: {
    id: 'members.activity.visible',
    defaultMessage: 'People see your visits too. With invisible mode you leave none.',
    description: 'Below the list; a link to the settings follows',
  },
  toSettings: {
    id: 'members.activity.toSettings',
    defaultMessage: 'Privacy settings',
    description: 'Link to the part of the settings with invisible mode',
  },
  loading: {
    id: 'members.activity.loading',
    defaultMessage: 'Loading your activity',
    description: 'Read aloud while the page loads',
  },
  failed: {
    id: 'members.activity.failed',
    defaultMessage: 'Your activity could not be loaded',
    description: 'Heading after a fault',
  },
  emptyTitle: {
    id: 'members.activity.emptyTitle',
    defaultMessage: 'Nothing here yet',
    description: 'Heading of the empty page',
  },
  emptyText: {
    id: 'members.activity.emptyText',
    defaultMessage:
      'Visits, likes and messages of the last {days} days appear here. People look at those who look at them: open a few profiles.',
    description: 'Text of the empty page',
  },
  emptyAction: {
    id: 'members.activity.emptyAction',
    defaultMessage: 'See members',
    description: 'Link on the empty page',
  },
})
