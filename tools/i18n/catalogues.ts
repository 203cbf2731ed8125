import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { allLocales } from '../../shared/src/domain/locales'
import { listFiles, requireSome } from '../common/files'
import { bin, remotes, root } from '../common/packages'
import { run } from '../common/run'
import { listElisions } from './elision'
import type { Catalogue, Catalogues } from './elision'
import { listFrenchSpaces } from './frenchSpaces'

export const sourceLocale = 'en'
export const locales = [...allLocales].sort()
export const packagesWithTexts = ['shared', 'shell', ...remotes, 'api']

export type Untranslated = Record<string, string[]>
const untranslatedName = 'untranslated.json'

export interface PackageTexts {
  name: string
  texts: Catalogues
  untranslated: Untranslated
}

export const outputOf = (name: string): string => join(root, '.cache/i18n', name)

export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
export const writeJson = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

export const readUntranslated = (folder: string): Untranslated => {
  const file = join(root, folder, untranslatedName)
  return existsSync(file) ? readJson<Untranslated>(file) : {}
}
export const writeUntranslated = (folder: string, value: Untranslated): void =>
  writeJson(join(root, folder, untranslatedName), value)

export const formatjs = async (...args: string[]): Promise<void> => {
  const { code, output } = await run(bin('formatjs'), args, { cwd: root })
  if (code !== 0) throw new Error(output)
}

const filesOf = (name: string) => listFiles(name).filter((file) => !/(^|\/)dist\//.test(file))

export const cataloguesOf = (name: string): string[] =>
  filesOf(name).filter((file) => /\/locales\/[a-z]{2}\.json$/.test(file))

export const extract = async (names: readonly string[], file: string): Promise<void> => {
  const sources = names.flatMap(filesOf).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  const list = `${file}.sources`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(list, requireSome(sources, `sources in ${names.join(', ')}`).join('\n'))
  await formatjs('extract', '--throws', '--in-file', list, '--out-file', file)
}

interface Described {
  defaultMessage: string
}

export const addCatalogues = (texts: Catalogues, files: readonly string[]): void => {
  for (const file of files) {
    const known = (texts[basename(file, '.json')] ??= {})
    for (const [id, text] of Object.entries(readJson<Catalogue>(join(root, file)))) {
      if (Object.hasOwn(known, id)) throw new Error(`${file}: another catalogue of the package has ${id} too`)
      known[id] = text
    }
  }
}

export const collect = async (name: string): Promise<PackageTexts> => {
  const messages = join(outputOf(name), 'messages.json')
  await extract([name], messages)
  const english = Object.entries(readJson<Record<string, Described>>(messages)).map(
    ([id, { defaultMessage }]) => [id, defaultMessage],
  )
  const texts: Catalogues = { [sourceLocale]: Object.fromEntries(english) as Catalogue }
  const files = cataloguesOf(name)
  addCatalogues(texts, files)
  const untranslated: Untranslated = {}
  for (const folder of new Set(files.map(dirname)))
    for (const [locale, ids] of Object.entries(readUntranslated(folder)))
      untranslated[locale] = [...(untranslated[locale] ?? []), ...ids]
  for (const locale of Object.keys(texts)) writeJson(join(outputOf(name), `${locale}.json`), texts[locale])
  return { name, texts, untranslated }
}

export const missingIn = ({ texts, untranslated }: PackageTexts, locale: string): string[] => {
  const english = texts[sourceLocale] ?? {}
  const known = texts[locale] ?? {}
  const marked = new Set(untranslated[locale])
  return Object.keys(english).filter(
    (id) => !Object.hasOwn(known, id) || (marked.has(id) && known[id] === english[id]),
  )
}

export const listMissing = (collected: PackageTexts): string[] =>
  locales
    .filter((locale) => locale !== sourceLocale)
    .flatMap((locale) => missingIn(collected, locale).map((id) => `${collected.name}: ${locale} lacks ${id}`))

export const listErrors = async ({ name, texts }: PackageTexts): Promise<string[]> => {
  const paths = Object.keys(texts).map((locale) => join(outputOf(name), `${locale}.json`))
  const checks = ['--extra-keys', '--structural-equality']
  const { code, output } = await run(
    bin('formatjs'),
    ['verify', '--source-locale', sourceLocale, ...checks, ...paths],
    { cwd: root },
  )
  return [code === 0 ? '' : output, listElisions(texts), listFrenchSpaces(texts)].filter(Boolean)
}
