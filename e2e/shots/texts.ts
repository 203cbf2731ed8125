import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../.cache/i18n')
const packages = ['shared', 'shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers']

/** Every text of a language by its id, as `npm run i18n:verify` collects them. */
export const readTexts = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...packages.map(
      (name) => JSON.parse(readFileSync(join(folder, name, `${language}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>

/** Finds a text whatever its values are. */
export const patternOf = (text: string): RegExp => {
  let depth = 0
  let pattern = ''
  for (const letter of text) {
    if (letter === '{') depth += 1
    // Names of controls come with plain spaces.
    if (depth === 0 && /\s/.test(letter)) pattern += String.raw`\s+`
    else if (depth === 0) pattern += letter.replace(/[.*+?^$()|[\]\\]/, String.raw`\$&`)
    if (letter === '}') {
      depth -= 1
      if (depth === 0) pattern += '.+'
    }
  }
  return new RegExp(`^${pattern.replaceAll(/<\/?\w+>/g, '')}$`)
}
