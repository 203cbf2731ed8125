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
    defaultMessage: 'What we hold',
    description: 'Heading 2 of the page /pages/privacy',
  },
  text2: {
    id: 'shell.privacy.text2',
    defaultMessage:
      'What you type into your profile, your photos, your messages, your likes, your purchases, and when you were last here. Photos are stored without the data that cameras hide in them.',
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
      'Orientation and intimate interests are only kept if you consent to it apart. You can take that consent back in the settings; the data are then removed.',
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
      'To run the site as agreed with you, to prevent abuse, and to keep books as the law asks. Messages and profile go when you delete your account, after {deletionDays} days in which you can undo it. Invoices are kept without your name as long as tax law demands.',
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
      'Other members see your profile. Payment providers see what a payment needs. Nobody buys your data.',
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
      'You can download everything we hold about you, correct it, have it erased, object, and complain to the data protection authority of your country. Most of it works in the settings, without asking us.',
    description: 'Text under heading 6 of the page /pages/privacy',
  },
})
