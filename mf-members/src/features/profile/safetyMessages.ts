import { defineMessages } from '@duetto/shared/i18n'

export const safetyMessages = defineMessages({
  block: {
    id: 'members.safety.block',
    defaultMessage: 'Block {name}',
    description: 'Entry of the menu and button',
  },
  blockTitle: {
    id: 'members.safety.blockTitle',
    defaultMessage: 'Block {name}?',
    description: 'Heading of a dialog',
  },
  blockText: {
    id: 'members.safety.blockText',
    defaultMessage:
      '{name} will no longer see your profile or write to you, and you will not see {name}. {name} is not told. You can undo this in your settings.',
    description: 'What blocking does',
  },
  report: { id: 'members.safety.report', defaultMessage: 'Report {name}', description: 'Entry of the menu' },
  reportTitle: {
    id: 'members.safety.reportTitle',
    defaultMessage: 'Report this profile',
    description: 'Heading of a dialog',
  },
  reportPhotoTitle: {
    id: 'members.safety.reportPhotoTitle',
    defaultMessage: 'Report this photo',
    description: 'Heading of a dialog',
  },
  reportText: {
    id: 'members.safety.reportText',
    defaultMessage: 'Someone on our team will review it. The member will not know who reported them.',
    description: 'What happens with a report',
  },
  reason: {
    id: 'members.safety.reason',
    defaultMessage: 'What is wrong?',
    description: 'Label of the reasons',
  },
  fake: {
    id: 'members.safety.fake',
    defaultMessage: 'This is not a real person',
    description: 'Reason of a report',
  },
  underage: {
    id: 'members.safety.underage',
    defaultMessage: 'This person seems to be underage',
    description: 'Reason of a report',
  },
  harassment: {
    id: 'members.safety.harassment',
    defaultMessage: 'Insults, threats or pressure',
    description: 'Reason of a report',
  },
  explicit: {
    id: 'members.safety.explicit',
    defaultMessage: 'Explicit or forbidden content',
    description: 'Reason of a report',
  },
  spam: {
    id: 'members.safety.spam',
    defaultMessage: 'Advertising or fraud',
    description: 'Reason of a report',
  },
  other: { id: 'members.safety.other', defaultMessage: 'Something else', description: 'Reason of a report' },
  text: {
    id: 'members.safety.text',
    defaultMessage: 'Tell us more (optional)',
    description: 'Label of the text of a report',
  },
  emailWrong: {
    id: 'members.safety.emailWrong',
    defaultMessage: 'This does not look like an e-mail address. Check it, or leave the field empty.',
    description: 'Error below the optional e-mail address of a report',
  },
  email: {
    id: 'members.safety.email',
    defaultMessage: 'Your e-mail address for our decision (optional)',
    description: 'Label, for visitors',
  },
  send: { id: 'members.safety.send', defaultMessage: 'Send report', description: 'Button' },
  sentTitle: {
    id: 'members.safety.sentTitle',
    defaultMessage: 'Thank you for your report',
    description: 'Heading after a report',
  },
  sentText: {
    id: 'members.safety.sentText',
    defaultMessage: 'Reference {reference}. We will e-mail you our decision and the reason.',
    description: 'Text after a report by a member or with an address',
  },
  sentAnonymous: {
    id: 'members.safety.sentAnonymous',
    defaultMessage: 'Reference {reference}. Without an e-mail address, we cannot send you our decision.',
    description: 'Text after a report by a visitor without an address',
  },
  alsoBlock: {
    id: 'members.safety.alsoBlock',
    defaultMessage: 'Block {name} too',
    description: 'Button after a report',
  },
})
