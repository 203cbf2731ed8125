/** Words of one mail. `{name}` marks a value; subjects stay neutral, whoever reads over a shoulder. */
export interface MailText {
  subject: string
  heading: string
  body: readonly string[]
  /** Label of the link; absent where the mail has none. */
  button?: string
}

export const mailNames = [
  'activation',
  'reset',
  'mail_change',
  'mail_changed',
  'password_changed',
  'deletion',
  'new_message',
  'new_like',
  'receipt',
  'withdrawal',
  'payment_instructions',
  'payment_returned',
  'report_received',
  'report_decided',
  'complaint_received',
  'photo_refused',
  'photo_appeal_decided',
] as const
export type MailName = (typeof mailNames)[number]

export interface MailTexts {
  mails: Record<MailName, MailText>
  footer: { why: string; unsubscribe: string; link: string }
  sms: { code: string }
  /** Neutral, as a push is read over shoulders; the sender's name is followed by the label of fictional profiles. */
  push: { message: string; like: string }
}
