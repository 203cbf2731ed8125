import { defineMessages } from '@duetto/shared/i18n'

export const complaintMessages = defineMessages({
  title: {
    id: 'shell.complaints.title',
    defaultMessage: 'Complaints',
    description: 'Heading of the complaint form',
  },
  intro: {
    id: 'shell.complaints.intro',
    defaultMessage:
      'Tell us what went wrong. You get a receipt by e-mail straight away, and an answer within {days, number} working days.',
    description: 'Text above the complaint form',
  },
  warning: {
    id: 'shell.complaints.warning',
    defaultMessage: 'Warning of {day, date, long}',
    description: 'Heading of a warning from our team, above the complaint form',
  },
  restriction: {
    id: 'shell.complaints.restriction',
    defaultMessage: 'Limited until {day, date, long}, {time, time, short}',
    description: 'Heading of a restriction by our team, above the complaint form',
  },
  restrictionText: {
    id: 'shell.complaints.restrictionText',
    defaultMessage:
      'You cannot like profiles or start conversations until then. You can continue your conversations.',
    description: 'What a restriction means',
  },
  rule: {
    id: 'shell.complaints.rule',
    defaultMessage:
      'House rule: {rule, select, fake {Fake profile} underage {Minors} harassment {Insults, harassment or threats} explicit {Sexually explicit content} spam {Spam, advertising or asking for money} other {Other}}',
    description: 'House rule that the member broke, in a warning or restriction',
  },
  disagree: {
    id: 'shell.complaints.disagree',
    defaultMessage: 'If you disagree, tell us below. Someone else will review it.',
    description: 'Below a warning or restriction, above the complaint form',
  },
  confirmRead: {
    id: 'shell.complaints.confirmRead',
    defaultMessage: 'I have read this',
    description: 'Button that confirms a warning, so that it is no longer shown',
  },
  name: { id: 'shell.complaints.name', defaultMessage: 'Your name', description: 'Field' },
  email: { id: 'shell.complaints.email', defaultMessage: 'E-mail', description: 'Field' },
  subject: { id: 'shell.complaints.subject', defaultMessage: 'What is it about?', description: 'Field' },
  payment: { id: 'shell.complaints.payment', defaultMessage: 'A payment', description: 'Choice of subject' },
  privacy: { id: 'shell.complaints.privacy', defaultMessage: 'My data', description: 'Choice of subject' },
  behaviour: {
    id: 'shell.complaints.behaviour',
    defaultMessage: 'Someone’s behaviour',
    description: 'Choice of subject',
  },
  technical: {
    id: 'shell.complaints.technical',
    defaultMessage: 'Something does not work',
    description: 'Choice of subject',
  },
  other: { id: 'shell.complaints.other', defaultMessage: 'Something else', description: 'Choice of subject' },
  text: {
    id: 'shell.complaints.text',
    defaultMessage: 'What happened?',
    description: 'Field for the complaint',
  },
  send: { id: 'shell.complaints.send', defaultMessage: 'Send complaint', description: 'Button' },
  nameMissing: {
    id: 'shell.complaints.nameMissing',
    defaultMessage: 'Please tell us your name.',
    description: 'Error at the field',
  },
  textMissing: {
    id: 'shell.complaints.textMissing',
    defaultMessage: 'Please write at least {count, number} characters.',
    description: 'Error at the field',
  },
  failed: {
    id: 'shell.complaints.failed',
    defaultMessage: 'Your complaint could not be sent. What you wrote is still here; try again in a moment.',
    description: 'Error above the button',
  },
  sentTitle: {
    id: 'shell.complaints.sentTitle',
    defaultMessage: 'We have received your complaint',
    description: 'Heading of the receipt',
  },
  sentText: {
    id: 'shell.complaints.sentText',
    defaultMessage:
      'Its reference is {reference}, received on {day, date, long} at {time, time, short}. A copy is on its way to {email}.',
    description: 'Text of the receipt',
  },
})
