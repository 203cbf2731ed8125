/** Fields of a template, written as `{member}`: the member who reads the answer, and the fictional profile. */
const templateFields = ['member', 'profile'] as const
export type TemplateField = (typeof templateFields)[number]

const known = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g')

/** Whether all braces in the text belong to known fields. Members would see other braces. */
export const hasOnlyFields = (text: string): boolean => !/[{}]/.test(text.replaceAll(known, ''))

export const fillTemplate = (text: string, values: Record<TemplateField, string>): string =>
  text.replaceAll(known, (_match, field: TemplateField) => values[field])
