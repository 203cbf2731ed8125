import type { MailTexts } from '../infra/delivery/MailText'

/** Words of the page in an export of a member's data. */
export interface ExportTexts {
  title: string
  intro: string
  none: string
  /** In the order of the page. */
  sections: Record<
    'account' | 'photos' | 'people' | 'messages' | 'payments' | 'reports' | 'devices' | 'other',
    string
  >
}

/** The words of a receipt, as the page of purchases has them. */
interface ReceiptTexts {
  title: string
  seller: string
  customer: string
  paidOn: string
  credits: string
  discount: string
  surcharge: string
  total: string
  vat: string
  refunded: string
}

/** Everything that the server says in a language of its own accord; refusals are codes, whose words the browser has. */
export interface ServerTexts extends MailTexts {
  /** Label of a fictional profile, the same as on screens. */
  fictional: string
  /** First lines offered in an empty conversation. */
  icebreakers: readonly string[]
  exportPage: ExportTexts
  receipt: ReceiptTexts
}
