import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const packages = ['shared', 'shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers']

/** A part of a text as formatjs compiles it: words, a pair of tags with parts in it, or a value. */
interface Part {
  type: number
  value: string
  children?: Part[]
}
const isWords = ({ type }: Part): boolean => type === 0

/**
 * Every text of a language by its id, as `npm run i18n -- verify` collects them; in the pseudo-locale where the site's build has them so
 * (`shared/build/loaders/catalogue.ts`).
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
  // Names of controls come with plain spaces.
  return words.replaceAll(/\s/g, String.raw`\s+`)
}

/** Finds a text whatever its values are. */
export const patternOf = (text: readonly Part[]): RegExp => new RegExp(`^${text.map(anyOf).join('')}$`)
