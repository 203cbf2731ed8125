import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const packages = ['shared', 'shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers']

interface Part {
  type: number
  value: string
  children?: Part[]
}
const isWords = ({ type }: Part): boolean => type === 0

/**
 * Returns the texts by message id, as ICU syntax trees, from the catalogues that `npm run i18n -- verify` has
 * collected.
 */
export const readTexts = (language: string): Record<string, Part[]> => {
  const files = packages.map((name) => join(root, '.cache/i18n', name, `${language}.json`))
  const pseudo = process.env.DUETTO_PSEUDO === language ? ['--pseudo-locale', 'en-XA'] : []
  const compiled = execFileSync(
    join(root, 'node_modules/.bin/formatjs'),
    ['compile', '--ast', '--format', 'simple', ...pseudo, ...files],
    { maxBuffer: Infinity },
  )
  return JSON.parse(compiled.toString()) as Record<string, Part[]>
}

const anyOf = (part: Part): string => {
  if (part.children) return part.children.map(anyOf).join('')
  if (!isWords(part)) return '.+'
  const words = part.value.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`)
  // Playwright normalizes whitespace in accessible names, so a non-breaking space must match a plain one.
  return words.replaceAll(/\s/g, String.raw`\s+`)
}

export const patternOf = (text: readonly Part[]): RegExp => new RegExp(`^${text.map(anyOf).join('')}$`)
