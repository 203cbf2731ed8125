import type { MessageDescriptor } from '@formatjs/intl'
import { activation, alreadyMember, noAccount } from './signUpMails'
import { reset, passwordChanged, passwordReset, passkeyAdded } from './credentialMails'
import { mailChange, mailChangeAsked, mailChanged } from './addressMails'
import { receipt, withdrawal, paymentInstructions, paymentReturned, paymentReleased } from './paymentMails'
import {
  newMessage,
  newLike,
  newFit,
  photoRefused,
  photoRefusedByProgram,
  photoAppealDecided,
  selfieAccepted,
  selfieRefused,
  exportReady,
  deletion,
} from './memberMails'
import { restored, restricted, suspended, warned } from './measureMails'
import { reportReceived, reportDecided, complaintAnswered, complaintReceived } from './supportMails'

/** Without `button`, the e-mail has no link to `path`. Without `heading`, it begins with a greeting. */
export type MailMessages = Record<'subject' | 'body1', MessageDescriptor> &
  Partial<Record<'heading' | 'body2' | 'body3' | 'button', MessageDescriptor>>

const mails = {
  activation,
  reset,
  mail_change: mailChange,
  mail_change_asked: mailChangeAsked,
  mail_changed: mailChanged,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  passkey_added: passkeyAdded,
  already_member: alreadyMember,
  no_account: noAccount,
  deletion,
  new_message: newMessage,
  new_like: newLike,
  new_fit: newFit,
  receipt,
  withdrawal,
  payment_instructions: paymentInstructions,
  payment_returned: paymentReturned,
  payment_released: paymentReleased,
  report_received: reportReceived,
  report_decided: reportDecided,
  complaint_received: complaintReceived,
  complaint_answered: complaintAnswered,
  warned,
  restricted,
  suspended,
  restored,
  export_ready: exportReady,
  photo_refused: photoRefused,
  photo_refused_by_program: photoRefusedByProgram,
  photo_appeal_decided: photoAppealDecided,
  selfie_accepted: selfieAccepted,
  selfie_refused: selfieRefused,
}

export type MailName = keyof typeof mails

export const mailMessages: Record<MailName, MailMessages> = mails
