export const grounds = {
  consent: 'consent, Art. 6(1)(a)',
  explicitConsent: 'explicit consent, Art. 9(2)(a)',
  contract: 'contract, Art. 6(1)(b)',
  law: 'legal obligation, Art. 6(1)(c)',
  interest: 'legitimate interest, Art. 6(1)(f)',
} as const

export interface Kind {
  what: string
  purpose: string
  ground: keyof typeof grounds
  period: string
  /** Jobs that erase the data. */
  jobs: readonly string[]
  /** Columns by table, separated by spaces. `*` means all columns. */
  holds: Record<string, string>
}

/** An entry of the record of processing activities (Art. 30 GDPR). */
export interface Activity {
  name: string
  people: string
  recipients: string
  kinds: readonly Kind[]
}
