/**
 * Does in a temporary copy what the guides say: adds a language, a page and a remote. Then the types must be right,
 * and both remotes fit for publishing. A guide that forgets a step fails here.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import 'tsx'
import { copySources } from './copySources.mjs'
import { addToTable, placesIn, readGuide, writeBlocks } from './follow.mjs'
import { typeFaults } from './typeErrors.mjs'

const known = 'it'
const added = 'et'
const remote = 'mf-events'
const copied = [
  'package.json',
  'webpack.config.mjs',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.test.json',
]

const copy = copySources()
const faults = []
/** What a module of the copy exports; Node finds the names of some only below `default`. */
const from = async (path) => {
  const exports = await import(pathToFileURL(join(copy, path)).href)
  return { ...exports.default, ...exports }
}
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file, value) => writeFileSync(file, JSON.stringify(value))
const sourcesIn = (folder) =>
  readdirSync(join(copy, folder), { recursive: true }).map((name) => join(copy, folder, name))

const followLanguage = () => {
  for (const [path, table] of placesIn(readGuide('add-a-language'))) {
    if (table) addToTable(join(copy, path), table, 'en', added)
    else {
      const folders = path.startsWith('mf-')
        ? readdirSync(copy).filter((name) => name.startsWith('mf-'))
        : [path]
      for (const name of folders) {
        const file = join(copy, path.replace(/^mf-\w+/, name))
        cpSync(file, file.replace(`${known}.json`, `${added}.json`))
      }
    }
  }
  for (const folder of ['shared/src', 'shell/browser', 'mf-members/src', 'mf-chat/src'])
    for (const file of sourcesIn(folder).filter((name) => name.endsWith(`locales/${known}.json`)))
      if (!existsSync(file.replace(`${known}.json`, `${added}.json`)))
        faults.push(`add-a-language.md does not name ${relative(copy, file)}`)
  return ['shared/src', 'shared/registry', 'shell', 'api', 'demo']
    .flatMap(sourcesIn)
    .filter((file) => file.endsWith('.ts') && /[^l]Record<Locale\b/.test(readFileSync(file, 'utf8')))
}

/** Texts in every language: English stands in for the translators. */
const translate = async (name) => {
  const { collect } = await from('tools/i18n/catalogues.mjs')
  const { allLocales } = await from('shared/src/domain/locales.ts')
  const { en } = await collect(name)
  mkdirSync(join(copy, name, 'src/locales'), { recursive: true })
  for (const locale of allLocales.filter((code) => code !== 'en')) {
    const file = join(copy, name, 'src/locales', `${locale}.json`)
    writeJson(file, { ...en, ...(existsSync(file) && readJson(file)) })
  }
}

const checkPublishing = async (name, routes) => {
  const { providesOf, requiresOf, routesOf, slotsOf } = await from('shared/build/facts.ts')
  const { incompatibilities } = await from('shared/registry/compatibility.ts')
  const dir = join(copy, name)
  const published = await routesOf(dir)
  for (const id of routes)
    if (!published[id]?.titles?.[added]) faults.push(`${name} publishes no ${id} with a title in ${added}`)
  faults.push(
    ...incompatibilities(
      { name, requires: await requiresOf(dir, name), slots: await slotsOf(dir) },
      await providesOf(),
    ).map((fault) => `${name}: ${fault}`),
  )
}

try {
  const tables = followLanguage()
  const page = writeBlocks(copy, readGuide('add-a-page'))
  const files = writeBlocks(copy, readGuide('write-a-remote')).filter((file) => /\.tsx?$/.test(file))
  for (const name of copied)
    writeFileSync(
      join(copy, remote, name),
      readFileSync(join(copy, 'mf-landers', name), 'utf8').replaceAll('mf-landers', remote),
    )
  const prerendered = join(copy, 'mf-members/src/prerender.tsx')
  faults.push(...typeFaults(copy, [...new Set([...tables, ...page, prerendered, ...files])]))
  for (const [name, routes] of [
    ['mf-members', ['story']],
    [remote, ['events']],
  ]) {
    await translate(name)
    await checkPublishing(name, routes)
  }
  const { stderr } = spawnSync(process.execPath, ['tools/checks/compose.mjs'], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: '' },
  })
  if (!stderr.includes(`docker-compose.yml has no service for ${remote}`))
    faults.push('compose-check.mjs does not miss the service of a new remote')
} finally {
  rmSync(copy, { recursive: true, force: true })
}

for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'The guides are right' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
