import { defineMessages } from '../defineMessages'

export const reportReceived = defineMessages({
  subject: {
    id: 'mail.report_received.subject',
    defaultMessage: 'We received your report {reference}',
    description:
      'E-mail that confirms a report: subject, neutral because others may see it. {reference}: reference number',
  },
  heading: {
    id: 'mail.report_received.heading',
    defaultMessage: 'Thank you',
    description: 'E-mail that confirms a report: heading',
  },
  body1: {
    id: 'mail.report_received.body1',
    defaultMessage:
      'Our team has your report of {date}, reference {reference}. We will let you know our decision.',
    description:
      'E-mail that confirms a report: text. {date}: a date, e.g. “1 March 2026”; {reference}: reference number',
  },
})

export const reportDecided = defineMessages({
  subject: {
    id: 'mail.report_decided.subject',
    defaultMessage: 'Decision on your report {reference}',
    description:
      'E-mail with the decision on a report: subject, neutral because others may see it. {reference}: reference number',
  },
  heading: {
    id: 'mail.report_decided.heading',
    defaultMessage: 'Hello',
    description: 'E-mail with the decision on a report: heading',
  },
  body1: {
    id: 'mail.report_decided.body1',
    defaultMessage: 'We have reviewed your report {reference}. Decision: {decision}',
    description:
      'E-mail with the decision on a report: paragraph 1 of 2. {reference}: reference number; {decision}: sentences written by the team',
  },
  body2: {
    id: 'mail.report_decided.body2',
    defaultMessage: 'If you disagree, write to {support}, and someone else will review it.',
    description:
      'E-mail with the decision on a report: paragraph 2 of 2. {support}: e-mail address of the support team',
  },
})

export const complaintAnswered = defineMessages({
  subject: {
    id: 'mail.complaint_answered.subject',
    defaultMessage: 'Answer to your complaint {reference}',
    description:
      'E-mail with the answer to a complaint: subject, neutral because others may see it. {reference}: reference number',
  },
  body1: {
    id: 'mail.complaint_answered.body1',
    defaultMessage: 'Our team has looked at your complaint of {date}. Answer: {decision}',
    description:
      'E-mail with the answer to a complaint: paragraph 1 of 2. {date}: a date, e.g. “1 March 2026”; {decision}: sentences written by the team',
  },
  body2: {
    id: 'mail.complaint_answered.body2',
    defaultMessage: 'If this does not settle it, write to {support} with the reference {reference}.',
    description:
      'E-mail with the answer to a complaint: paragraph 2 of 2. {support}: e-mail address of the support team; {reference}: reference number',
  },
})

export const complaintReceived = defineMessages({
  subject: {
    id: 'mail.complaint_received.subject',
    defaultMessage: 'We received your complaint {reference}',
    description:
      'E-mail that confirms a complaint: subject, neutral because others may see it. {reference}: reference number',
  },
  body1: {
    id: 'mail.complaint_received.body1',
    defaultMessage:
      'Our team has your complaint of {date}, reference {reference}. You will get an answer within {days} working days.',
    description:
      'E-mail that confirms a complaint: text. {date}: a date, e.g. “1 March 2026”; {reference}: reference number; {days}: a number',
  },
})
