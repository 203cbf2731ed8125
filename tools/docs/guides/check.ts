/**
 * Follows the guides in a temporary copy: adds a language, a page and a remote. The result must have correct types,
 * all texts except for translations, and publishable remotes.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Compatibility from '../../../shared/registry/compatibility'
import type * as Facts from '../../../shared/build/facts'
import { tsx } from '../../common/run'
import { copySources } from './copySources'
import { addToTable, commandsIn, placesIn, readGuide, writeBlocks } from './follow'
import { typeErrors } from './typeErrors'

const known = 'it'
const added = 'et'
const remote = 'mf-events'
const configuration = [
  'package.json',
  'webpack.config.mjs',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.test.json',
]

const copy = copySources()
const errors: string[] = []

const importFromCopy = async <Module>(path: string): Promise<Module> => {
  const module = (await import(pathToFileURL(join(copy, path)).href)) as Module & { default?: object }
  return { ...module.default, ...module }
}
const filesIn = (folder: string): string[] =>
  readdirSync(join(copy, folder), { recursive: true }).map((name) => join(copy, folder, String(name)))

/** A path in one remote stands for the catalogues of all remotes and their features. */
const addCatalogues = (path: string) => {
  const catalogues = path.startsWith('mf-')
    ? readdirSync(copy)
        .filter((name) => name.startsWith('mf-'))
        .flatMap((name) => filesIn(join(name, 'src')))
        .filter((name) => name.endsWith(`locales/${known}.json`))
    : [join(copy, path)]
  for (const file of catalogues) cpSync(file, file.replace(`${known}.json`, `${added}.json`))
}

const followLanguage = (): string[] => {
  for (const { path, table } of placesIn(readGuide('add-a-language')))
    if (table) addToTable(join(copy, path), table, 'en', added)
    else addCatalogues(path)
  for (const folder of [
    'shared/src',
    'shell/browser',
    'mf-members/src',
    'mf-chat/src',
    'mf-signup/src',
    'api/src',
  ])
    for (const file of filesIn(folder).filter((name) => name.endsWith(`locales/${known}.json`)))
      if (!existsSync(file.replace(`${known}.json`, `${added}.json`)))
        errors.push(`add-a-language.md does not name ${relative(copy, file)}`)
  return ['shared/src', 'shared/registry', 'shell', 'api', 'demo']
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.ts') && /[^l]Record<Locale\b/.test(readFileSync(file, 'utf8')))
}

const runCommand = (command: string) => {
  const [, words = ''] = /^npm run i18n -- (.+)$/.exec(command) ?? []
  const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  return spawnSync(process.execPath, tsx('tools/i18n/main.ts', ...args), {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '' },
  })
}

const followPage = (): string[] => {
  const guide = readGuide('add-a-page')
  const files = writeBlocks(copy, guide)
  for (const command of commandsIn(guide)) {
    const { status, stderr } = runCommand(command)
    if (status !== 0) errors.push(`add-a-page.md: "${command}" fails: ${stderr}`)
  }
  const strict = runCommand('npm run i18n -- verify --strict')
  if (strict.status === 0 || !strict.stderr.includes('de lacks members.story.title'))
    errors.push('add-a-page.md: the check of CI does not miss the translations of the new page')
  return files
}

const followRemote = (): string[] => {
  const files = writeBlocks(copy, readGuide('write-a-remote')).filter((file) => /\.tsx?$/.test(file))
  for (const name of configuration) {
    const source = readFileSync(join(copy, 'mf-landers', name), 'utf8')
    writeFileSync(join(copy, remote, name), source.replaceAll('mf-landers', remote))
  }
  return files
}

const checkPublishing = async (name: string, routes: string[]) => {
  const { providesOf, requiresOf, routesOf, slotsOf } =
    await importFromCopy<typeof Facts>('shared/build/facts.ts')
  const { incompatibilities } = await importFromCopy<typeof Compatibility>('shared/registry/compatibility.ts')
  const dir = join(copy, name)
  const published: Record<string, { titles?: Record<string, string> }> = await routesOf(dir)
  for (const id of routes)
    if (!published[id]?.titles?.[added]) errors.push(`${name} publishes no ${id} with a title in ${added}`)
  const build = { name, requires: await requiresOf(dir, name), slots: await slotsOf(dir) }
  errors.push(...incompatibilities(build, await providesOf()).map((error) => `${name}: ${error}`))
}

const main = async () => {
  // With CI set, missing translations of titles would be errors.
  delete process.env.CI
  const tables = followLanguage()
  const page = followPage()
  const files = followRemote()
  errors.push(...typeErrors(copy, [...new Set([...tables, ...page, ...files])]))
  await checkPublishing('mf-members', ['story'])
  await checkPublishing(remote, ['events'])
  const { stderr } = spawnSync(process.execPath, tsx('tools/checks/compose.ts'), {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  if (!stderr.includes(`docker-compose.yml has no service for ${remote}`))
    errors.push('checks/compose.ts does not miss the service of a new remote')
}

void main()
  .finally(() => rmSync(copy, { recursive: true, force: true }))
  .then(() => {
    for (const error of errors) console.error(error)
    if (errors.length > 0) process.exitCode = 1
    else console.log('The guides can be followed.')
  })
