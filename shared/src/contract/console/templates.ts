const templateFields = ['member', 'profile'] as const
export type TemplateField = (typeof templateFields)[number]

const known = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g')

/** Rejects braces outside the known placeholders, because members would see them in the text. */
export const hasOnlyFields = (text: string): boolean => !/[{}]/.test(text.replaceAll(known, ''))

export const fillTemplate = (text: string, values: Record<TemplateField, string>): string =>
  text.replaceAll(known, (_match, field: TemplateField) => values[field])
