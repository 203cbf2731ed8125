/**
 * The text of one e-mail. `{name}` marks a value; subjects are neutral in case someone looks over a shoulder.
 */
export interface MailText {
  subject: string
  heading: string
  body: readonly string[]
  /** Label of the link; absent if the e-mail has none. */
  button?: string
}

export const mailNames = [
  'activation',
  'reset',
  'mail_change',
  'mail_change_asked',
  'mail_changed',
  'password_changed',
  'password_reset',
  'passkey_added',
  'already_member',
  'no_account',
  'deletion',
  'new_message',
  'new_like',
  'receipt',
  'withdrawal',
  'payment_instructions',
  'payment_returned',
  'payment_released',
  'report_received',
  'report_decided',
  'complaint_received',
  'export_ready',
  'photo_refused',
  'photo_appeal_decided',
] as const
export type MailName = (typeof mailNames)[number]

export interface MailTexts {
  mails: Record<MailName, MailText>
  footer: { why: string; unsubscribe: string; link: string }
  sms: { code: string }
  /** Neutral, because others may see it; for a fictional profile, the label follows the sender's name. `block` is a button. */
  push: { message: string; like: string; block: string }
}
