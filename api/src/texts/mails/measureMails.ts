import type { HouseRule } from '@duetto/shared/domain'
import { defineMessages } from '../defineMessages'
import { intlOf } from '../intl'

export const warned = defineMessages({
  subject: {
    id: 'mail.warned.subject',
    defaultMessage: 'A message from our team',
    description: 'E-mail with a warning to a member: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.warned.body1',
    defaultMessage: 'This is a warning. House rule: {rule}. Our team writes: {decision}',
    description:
      'E-mail with a warning to a member: paragraph 1 of 2. {rule}: the name of a rule, e.g. “Spam or advertising”; {decision}: sentences written by the team',
  },
  body2: {
    id: 'mail.warned.body2',
    defaultMessage:
      'Your account stays as it is. If you disagree, use the complaint form, and someone else will review it.',
    description: 'E-mail with a warning to a member: paragraph 2 of 2',
  },
  button: {
    id: 'mail.warned.button',
    defaultMessage: 'Read and answer',
    description: 'E-mail with a warning to a member: button',
  },
})

export const restricted = defineMessages({
  subject: {
    id: 'mail.restricted.subject',
    defaultMessage: 'Your account is limited until {until}',
    description:
      'E-mail to a member who may not like or start conversations for some days: subject, neutral because others may see it. {until}: a date',
  },
  body1: {
    id: 'mail.restricted.body1',
    defaultMessage:
      'Until {until}, you cannot like profiles or start conversations. House rule: {rule}. Our team writes: {decision}',
    description:
      'E-mail to a member who may not like or start conversations for some days: paragraph 1 of 2. {until}: a date; {rule}: the name of a rule, e.g. “Spam or advertising”; {decision}: sentences written by the team',
  },
  body2: {
    id: 'mail.restricted.body2',
    defaultMessage:
      'You can continue your conversations. If you disagree, use the complaint form, and someone else will review it.',
    description: 'E-mail to a member who may not like or start conversations for some days: paragraph 2 of 2',
  },
  button: {
    id: 'mail.restricted.button',
    defaultMessage: 'Read and answer',
    description: 'E-mail to a member who may not like or start conversations for some days: button',
  },
})

export const suspended = defineMessages({
  subject: {
    id: 'mail.suspended.subject',
    defaultMessage: 'Your account is closed for now',
    description: 'E-mail to a member whose account is suspended: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.suspended.body1',
    defaultMessage:
      'Our team has suspended your account: you cannot log in, and others no longer see your profile. House rule: {rule}. Our team writes: {decision}',
    description:
      'E-mail to a member whose account is suspended: paragraph 1 of 2. {rule}: the name of a rule, e.g. “Spam or advertising”; {decision}: sentences written by the team',
  },
  body2: {
    id: 'mail.suspended.body2',
    defaultMessage:
      'A person made this decision. If you disagree, use the complaint form, and someone else will review it. You can also go to court or to a certified out-of-court dispute body.',
    description:
      'E-mail to a member whose account is suspended: paragraph 2 of 2. The dispute bodies are those of Art. 21 of the EU’s Digital Services Act.',
  },
  button: {
    id: 'mail.suspended.button',
    defaultMessage: 'Disagree with the decision',
    description: 'E-mail to a member whose account is suspended: button, opens the complaint form',
  },
})

export const restored = defineMessages({
  subject: {
    id: 'mail.restored.subject',
    defaultMessage: 'Your account is open again',
    description: 'E-mail to a member whose suspension ends: subject',
  },
  body1: {
    id: 'mail.restored.body1',
    defaultMessage:
      'Our team has lifted the suspension. Your profile, messages and credits are as you left them.',
    description: 'E-mail to a member whose suspension ends: only paragraph',
  },
  button: {
    id: 'mail.restored.button',
    defaultMessage: 'Log in',
    description: 'E-mail to a member whose suspension ends: button',
  },
})

const { rule: ruleText } = defineMessages({
  rule: {
    id: 'mail.measure.rule',
    defaultMessage:
      '{rule, select, fake {Fake profile} underage {Minors} harassment {Insults, harassment or threats} explicit {Sexually explicit content} spam {Spam, advertising or asking for money} other {Other}}',
    description:
      'House rule that a member broke, inserted into e-mails as {rule}. Keep the words before each brace.',
  },
})

export const ruleName = (rule: HouseRule, language: string): string =>
  intlOf(language).formatMessage(ruleText, { rule })
