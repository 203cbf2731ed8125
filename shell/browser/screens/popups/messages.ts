import { defineMessages } from '@duetto/shared/i18n'

export const entryMessages = defineMessages({
  title: {
    id: 'shell.entry.title',
    defaultMessage: 'For adults only',
    description: 'Title of the warning at the entry of the site',
  },
  text: {
    id: 'shell.entry.text',
    defaultMessage:
      'This is a dating site for adults. Some profiles are fictional and labelled as such. By continuing, you confirm that you are at least {minAge, number} years old.',
    description: 'Text of the warning at the entry of the site',
  },
  accept: {
    id: 'shell.entry.accept',
    defaultMessage: 'I am {minAge, number} or older',
    description: 'Button that closes the warning',
  },
  leave: {
    id: 'shell.entry.leave',
    defaultMessage: 'Leave the site',
    description: 'Button that leaves the site',
  },
})

export const matchMessages = defineMessages({
  missed: {
    id: 'shell.match.missed',
    defaultMessage: 'It’s a match with {name}.',
    description:
      'Toast of a match whose dialog must wait or would follow another too soon; with the action “Write”',
  },
  severalMissed: {
    id: 'shell.match.severalMissed',
    defaultMessage: '{count, plural, one {# new match} other {# new matches}}',
    description: 'Toast of several matches within seconds; with the action “View”. The count is 2 or more.',
  },
  view: {
    id: 'shell.match.view',
    defaultMessage: 'View',
    description: 'Action of the toast of several matches; opens the list of matches',
  },
  write: {
    id: 'shell.match.write',
    defaultMessage: 'Write',
    description: 'Action of the toast; opens the conversation',
  },
})
