interface Section {
  before: string
  text: string
  after: string
}

export const splitAtSection = (document: string, name: string): Section => {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before = '', rest] = document.split(opening)
  const [text = '', after] = rest?.split(closing) ?? []
  if (after === undefined) throw new Error(`${opening} … ${closing} is missing`)
  return { before: `${before}${opening}`, text, after: `${closing}${after}` }
}

export const withSection = (document: string, name: string, text: string): string => {
  const { before, after } = splitAtSection(document, name)
  return `${before}\n\n${text}\n\n${after}`
}

const squash = (text: string) => text.replaceAll(/[ -]+/g, ' ').trim()

export const isSameTable = (one: string, other: string): boolean => squash(one) === squash(other)

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
