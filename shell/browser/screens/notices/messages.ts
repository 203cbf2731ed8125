import { defineMessages } from '@duetto/shared/i18n'

export const alertMessages = defineMessages({
  notices: {
    id: 'shell.notice.notices',
    defaultMessage: 'Notices',
    description: 'Name of the region and of the list of short notices to a member',
  },
  count: {
    id: 'shell.notice.count',
    defaultMessage: '{count, plural, one {# notice} other {# notices}}',
    description: 'Name of the bell in the top bar that opens the notices',
  },
  more: {
    id: 'shell.notice.more',
    defaultMessage: '{count, plural, one {# more notice} other {# more notices}}',
    description: 'Name of the bell in the top bar while the most urgent notice is shown; opens the others',
  },
  dismiss: {
    id: 'shell.notice.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button that dismisses a notice',
  },
  warned: {
    id: 'shell.alert.warned',
    defaultMessage: 'Our team sent you a warning',
    description: 'Alert to a member whom an operator has warned',
  },
  restricted: {
    id: 'shell.alert.restricted',
    defaultMessage: 'Limited until {until, date, medium}',
    description: 'Alert to a member who may not like or start conversations until a day',
  },
  readWhy: {
    id: 'shell.alert.readWhy',
    defaultMessage: 'Read why',
    description: 'Link of the alerts about a warning and a restriction to the page that explains them',
  },
  photo: {
    id: 'shell.alert.photo',
    defaultMessage: 'Profiles with a photo get seen more',
    description: 'Alert to a member without a main photo',
  },
  addPhoto: {
    id: 'shell.alert.addPhoto',
    defaultMessage: 'Add a photo',
    description: 'Link of the photo alert to the own profile',
  },
  push: {
    id: 'shell.alert.push',
    defaultMessage: 'Get notified of new messages',
    description: 'Alert to a member who has not switched on push in this browser',
  },
  enablePush: {
    id: 'shell.alert.enablePush',
    defaultMessage: 'Turn on',
    description: 'Button of the push alert; the browser then asks for permission',
  },
  pushDenied: {
    id: 'shell.alert.pushDenied',
    defaultMessage: 'Your browser blocks notifications from this site. You can allow them in its settings.',
    description: 'Note after the browser refused permission for push',
  },
  pushOn: {
    id: 'shell.alert.pushOn',
    defaultMessage: 'Done: this browser will notify you of new messages.',
    description: 'Note after push was switched on in this browser',
  },
  pushFailed: {
    id: 'shell.alert.pushFailed',
    defaultMessage: 'Notifications could not be turned on. Please try again later.',
    description: 'Note after push could not be switched on for a technical reason',
  },
  disabled: {
    id: 'shell.alert.disabled',
    defaultMessage:
      'We’ve stopped e-mailing you: {reason, select, bounce {our e-mails came back} spam_complaint {you marked one as spam} other {you unsubscribed}}',
    description: 'Alert to a member to whose address no mail is sent, with the reason',
  },
  settings: {
    id: 'shell.alert.settings',
    defaultMessage: 'Check settings',
    description: 'Link of the alert about switched-off mail to the settings',
  },
})
