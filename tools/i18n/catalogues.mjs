import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { elisionsIn } from './elision.mjs'
import { remotes, root } from '../common/packages.mjs'
import { run } from '../common/run.mjs'

const formatjs = join(root, 'node_modules/.bin/formatjs')
const skipped = ['node_modules', 'dist', '.cache']
export const sourceLocale = 'en'
export const packages = ['shared', 'shell', ...remotes, 'api']

/** The folder for formatjs' output of a package. */
export const outOf = (name) => join(root, '.cache/i18n', name)

const walk = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.includes(entry.name)) return []
    const path = join(dir, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

const formatjsOrThrow = async (args) => {
  const { code, output } = await run(formatjs, args, { cwd: root })
  if (code !== 0) throw new Error(output)
}

/**
 * Texts of a package by locale. `formatjs extract` collects English from the sources, with and without
 * descriptions; translations are the files in its `locales` folders.
 */
export const collect = async (name) => {
  const files = walk(join(root, name))
  const out = outOf(name)
  mkdirSync(out, { recursive: true })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const list = join(out, 'sources.txt')
  writeFileSync(list, sources.map((file) => relative(root, file)).join('\n'))
  const english = join(out, `${sourceLocale}.json`)
  const extract = ['extract', '--throws', '--in-file', list, '--out-file']
  await formatjsOrThrow([...extract, join(out, 'messages.json')])
  await formatjsOrThrow([...extract, english, '--format', 'simple'])

  const texts = { [sourceLocale]: readJson(english) }
  for (const file of files.filter((path) => /[\\/]locales[\\/][a-z]{2}\.json$/.test(path))) {
    const locale = basename(file, '.json')
    const known = (texts[locale] ??= {})
    for (const [id, text] of Object.entries(readJson(file))) {
      if (Object.hasOwn(known, id)) throw new Error(`${relative(root, file)}: ${id} stands in two files`)
      known[id] = text
    }
  }
  return texts
}

const writeTranslations = (name, texts) => {
  const paths = Object.keys(texts).map((locale) => join(outOf(name), `${locale}.json`))
  paths.forEach((path) => writeJson(path, texts[basename(path, '.json')]))
  return paths
}

/**
 * What `formatjs verify` reports about a package's catalogues: missing, extra and structurally different
 * texts; and words whose form depends on the name after them.
 */
export const verify = async (name, texts, locales) => {
  const lacking = locales.filter((locale) => !texts[locale])
  if (lacking.length > 0) return `no catalogue for ${lacking.join(', ')}`
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
  const paths = writeTranslations(name, texts)
  const { code, output } = await run(
    formatjs,
    ['verify', '--source-locale', sourceLocale, ...checks, ...paths],
    { cwd: root },
  )
  return [code === 0 ? '' : output, elisionsIn(texts)].filter(Boolean).join('\n')
}

/**
 * `formatjs compile`: syntax trees of every locale, and of the pseudo-locale, which reveals untranslated
 * text.
 */
export const compile = async (name, texts) => {
  const out = join(outOf(name), 'compiled')
  const tree = ['compile', '--ast', '--format', 'simple']
  mkdirSync(out, { recursive: true })
  const paths = writeTranslations(name, texts)
  for (const path of paths) {
    await formatjsOrThrow([...tree, path, '--out-file', join(out, basename(path))])
  }
  const pseudo = ['--pseudo-locale', 'en-XA', '--out-file', join(out, 'en-XA.json')]
  await formatjsOrThrow([...tree, join(outOf(name), `${sourceLocale}.json`), ...pseudo])
}
