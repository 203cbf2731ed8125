/** Pages whose texts operators can replace. */
export const legalPages = ['terms', 'privacy', 'cookies', 'return-policy'] as const
export type LegalPage = (typeof legalPages)[number]

export const isLegalPage = (name: string): name is LegalPage => legalPages.some((page) => page === name)

/** Placeholders in legal texts, written as `{company}` and filled with the host's values. */
export const legalFields = [
  'site',
  'company',
  'address',
  'kvk',
  'vat',
  'email',
  'phone',
  'minAge',
  'refundDays',
] as const
type LegalField = (typeof legalFields)[number]

const known = new RegExp(`\\{(${legalFields.join('|')})\\}`, 'g')

/** Rejects braces outside the known placeholders, because readers would see them in the text. */
export const hasOnlyLegalFields = (text: string): boolean => !/[{}]/.test(text.replaceAll(known, ''))

export const fillLegalText = (text: string, values: Record<LegalField, string | number>): string =>
  text.replaceAll(known, (_match, field: LegalField) => String(values[field]))

export interface LegalSection {
  heading: string | null
  text: string
}

export const legalSections = (body: string): LegalSection[] => {
  const sections: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }]
  for (const line of body.split('\n').map((typed) => typed.trim())) {
    if (line.startsWith('## ')) sections.push({ heading: line.slice(3).trim(), lines: [] })
    else if (line) sections.at(-1)?.lines.push(line)
  }
  return sections
    .filter(({ heading, lines }) => heading !== null || lines.length > 0)
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n') }))
}
