import { defineMessages } from '@duetto/shared/i18n'

export const privacyMessages = defineMessages({
  title: {
    id: 'shell.privacy.title',
    defaultMessage: 'Privacy',
    description: 'Heading of the page /pages/privacy',
  },
  heading1: {
    id: 'shell.privacy.heading1',
    defaultMessage: 'Who is responsible',
    description: 'Heading 1 of the page /pages/privacy',
  },
  text1: {
    id: 'shell.privacy.text1',
    defaultMessage: '{company}, {address}. Questions about your data: {email}.',
    description: 'Text under heading 1 of the page /pages/privacy',
  },
  heading2: {
    id: 'shell.privacy.heading2',
    defaultMessage: 'What we store',
    description: 'Heading 2 of the page /pages/privacy',
  },
  text2: {
    id: 'shell.privacy.text2',
    defaultMessage:
      'What you enter in your profile, your photos, messages, likes and purchases, and when you were last here. We remove the data that cameras hide in photos before we store them.',
    description: 'Text under heading 2 of the page /pages/privacy',
  },
  heading3: {
    id: 'shell.privacy.heading3',
    defaultMessage: 'Sensitive data',
    description: 'Heading 3 of the page /pages/privacy',
  },
  text3: {
    id: 'shell.privacy.text3',
    defaultMessage:
      'We keep your orientation and intimate interests only if you give separate consent. You can withdraw it in Settings; the data is then erased.',
    description: 'Text under heading 3 of the page /pages/privacy',
  },
  heading4: {
    id: 'shell.privacy.heading4',
    defaultMessage: 'Why, and how long',
    description: 'Heading 4 of the page /pages/privacy',
  },
  text4: {
    id: 'shell.privacy.text4',
    defaultMessage:
      'To run the site as agreed with you, to prevent abuse, and to keep accounts as the law requires. Your messages and profile are erased {deletionDays} days after you delete your account; until then you can undo it. Invoices are kept without your name for as long as tax law requires. An account that is never confirmed is erased after {unconfirmedDays} days, unless it has a paid or open order.',
    description: 'Text under heading 4 of the page /pages/privacy',
  },
  heading5: {
    id: 'shell.privacy.heading5',
    defaultMessage: 'Who sees it',
    description: 'Heading 5 of the page /pages/privacy',
  },
  text5: {
    id: 'shell.privacy.text5',
    defaultMessage:
      'Other members see your profile and, for {activityDays} days, that you opened theirs, unless you are invisible. Payment providers see what they need for a payment. We do not sell your data to anyone.',
    description: 'Text under heading 5 of the page /pages/privacy',
  },
  heading6: {
    id: 'shell.privacy.heading6',
    defaultMessage: 'Your rights',
    description: 'Heading 6 of the page /pages/privacy',
  },
  text6: {
    id: 'shell.privacy.text6',
    defaultMessage:
      'You can download the data we hold about you, correct it, have it erased, object to its use, and complain to your country’s data protection authority. You can do most of this yourself in Settings.',
    description: 'Text under heading 6 of the page /pages/privacy',
  },
})
