/** Fields of a template, written as `{member}`: the member who reads the answer, and the fictional profile. */
const templateFields = ['member', 'profile'] as const
export type TemplateField = (typeof templateFields)[number]

const known = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g')

/** Whether the text has no braces other than those of fields, which a member would read. */
export const hasOnlyFields = (text: string): boolean => !/[{}]/.test(text.replaceAll(known, ''))

export const fillTemplate = (text: string, values: Record<TemplateField, string>): string =>
  text.replaceAll(known, (_match, field: TemplateField) => values[field])
