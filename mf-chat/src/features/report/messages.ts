import { defineMessages } from '@duetto/shared/i18n'

export const reportMessages = defineMessages({
  title: {
    id: 'chat.report.title',
    defaultMessage: 'Report this message',
    description: 'Title of the dialog',
  },
  text: {
    id: 'chat.report.text',
    defaultMessage: 'Our team reviews it within a day. {name} is not told who reported it.',
    description: 'Text of the dialog',
  },
  reason: {
    id: 'chat.report.reason',
    defaultMessage: 'What is wrong with it?',
    description: 'Above the reasons',
  },
  harassment: {
    id: 'chat.report.harassment',
    defaultMessage: 'Insults, harassment or threats',
    description: 'Reason',
  },
  explicit: {
    id: 'chat.report.explicit',
    defaultMessage: 'Unwanted explicit content',
    description: 'Reason',
  },
  fake: { id: 'chat.report.fake', defaultMessage: 'Pretends to be someone else', description: 'Reason' },
  underage: { id: 'chat.report.underage', defaultMessage: 'Seems to be underage', description: 'Reason' },
  spam: {
    id: 'chat.report.spam',
    defaultMessage: 'Asks for money, advertising or spam',
    description: 'Reason',
  },
  other: { id: 'chat.report.other', defaultMessage: 'Something else', description: 'Reason' },
  details: {
    id: 'chat.report.details',
    defaultMessage: 'Anything to add? (optional)',
    description: 'Field of the dialog',
  },
  send: { id: 'chat.report.send', defaultMessage: 'Send report', description: 'Button' },
  sentTitle: {
    id: 'chat.report.sentTitle',
    defaultMessage: 'Thank you for your report',
    description: 'Title after the report was sent',
  },
  sentText: {
    id: 'chat.report.sentText',
    defaultMessage: 'We will e-mail you our decision. Reference: {reference}',
    description: 'Receipt of the report',
  },
})
