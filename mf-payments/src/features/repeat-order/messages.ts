import { defineMessages } from '@duetto/shared/i18n'

export const repeatMessages = defineMessages({
  title: {
    id: 'payments.repeat.title',
    defaultMessage: 'Repeat my last order',
    description: 'Heading',
  },
  lead: {
    id: 'payments.repeat.lead',
    defaultMessage: 'You bought this on {date, date, long}. Nothing is charged until you order.',
    description: 'Under the heading',
  },
  none: {
    id: 'payments.repeat.none',
    defaultMessage: 'There is no earlier order to repeat',
    description: 'Heading where nothing can be repeated',
  },
  noneText: {
    id: 'payments.repeat.noneText',
    defaultMessage: 'Once you have bought a package, you can order it again here.',
    description: 'Text where nothing can be repeated',
  },
  failed: {
    id: 'payments.repeat.failed',
    defaultMessage: 'Your last order could not be loaded',
    description: 'Heading when loading failed',
  },
  repeated: {
    id: 'payments.repeat.repeated',
    defaultMessage: 'This order has already been repeated. Nothing more was charged.',
    description: 'The order was repeated on another page or by an earlier press',
  },
  seePurchases: {
    id: 'payments.repeat.seePurchases',
    defaultMessage: 'See purchases',
    description: 'Link to the purchases',
  },
  atOnce: {
    id: 'payments.repeat.atOnce',
    defaultMessage: '{label} is charged immediately.',
    description: 'A stored card or account; label is brand and last four digits',
  },
  remove: {
    id: 'payments.repeat.remove',
    defaultMessage: 'Remove {label}',
    description: 'Small button below the card that is charged; label is brand and last four digits',
  },
  removeTitle: {
    id: 'payments.repeat.removeTitle',
    defaultMessage: 'Remove {label}?',
    description: 'Heading of the dialog that asks before a stored card or account is removed',
  },
  removeText: {
    id: 'payments.repeat.removeText',
    defaultMessage: 'It will no longer be stored. You can enter it again the next time you pay.',
    description: 'In the dialog that asks before a stored card or account is removed',
  },
  removeNow: {
    id: 'payments.repeat.removeNow',
    defaultMessage: 'Remove',
    description: 'Button of the dialog: removes the stored card or account',
  },
  keep: {
    id: 'payments.repeat.keep',
    defaultMessage: 'Keep',
    description: 'Button of the dialog: keeps the stored card or account',
  },
  viaPage: {
    id: 'payments.repeat.viaPage',
    defaultMessage: 'You confirm the payment with {method}.',
    description: 'A method that asks on its own page',
  },
  card: {
    id: 'payments.repeat.card',
    defaultMessage: 'Enter card details',
    description: 'Way out when the stored card failed',
  },
  other: {
    id: 'payments.repeat.other',
    defaultMessage: 'Another method',
    description: 'Way out when the stored card failed',
  },
})
