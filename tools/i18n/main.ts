/**
 * `npm run i18n -- <command>`: works on the texts of all packages. Output is in .cache/i18n.
 *
 * - `verify`: checks every catalogue. A missing translation is a warning, or an error in CI or with --strict.
 * - `extract`: writes the English texts, with descriptions for translators, to one file per package.
 * - `export`: writes the same to a single file, for a translation service.
 * - `report`: prints the progress of each language.
 * - `add <id> "<English>" [folder]`: adds a text to all catalogues of a folder, in English until it is translated.
 */
import { join, relative } from 'node:path'
import { bin, root } from '../common/packages'
import { run } from '../common/run'
import { addText } from './add'
import {
  collect,
  extract,
  listErrors,
  listMissing,
  locales,
  missingIn,
  outputOf,
  packagesWithTexts,
  sourceLocale,
} from './catalogues'
import type { PackageTexts } from './catalogues'

const collectAll = () => Promise.all(packagesWithTexts.map(collect))

const verify = async (...options: string[]) => {
  const isStrict = Boolean(process.env.CI) || options.includes('--strict')
  const collected = await collectAll()
  const errors = [...(await Promise.all(collected.map(listErrors))).flat()]
  const missing = collected.flatMap(listMissing)
  const found = [...errors, ...(isStrict ? missing : [])].filter(Boolean)
  for (const line of found) console.error(line)
  if (found.length > 0) return 1
  for (const line of missing) console.warn(`Warning: ${line}; members see it in English.`)
  const count = `${packagesWithTexts.length} packages, ${locales.join(', ')}`
  console.log(`${count}: ${missing.length > 0 ? `${missing.length} translations are missing` : 'complete'}`)
  return 0
}

const progressOf = (collected: PackageTexts, locale: string): string => {
  const english = collected.texts[sourceLocale] ?? {}
  const all = Object.keys(english).length
  const missing = new Set(missingIn(collected, locale))
  const done = all - missing.size
  const same = Object.entries(collected.texts[locale] ?? {}).filter(
    ([id, text]) => text === english[id] && !missing.has(id),
  ).length
  const share = all === 0 ? 100 : Math.floor((done / all) * 100)
  const cells = [`${done}/${all}`, `${share} %`, `${same} as in English`]
  return `  ${collected.name.padEnd(14)}${cells.map((cell) => cell.padStart(10)).join('  ')}`
}

const report = async () => {
  const collected = await collectAll()
  for (const locale of locales.filter((each) => each !== sourceLocale)) {
    console.log(locale)
    for (const each of collected) console.log(progressOf(each, locale))
  }
  return 0
}

const extractAll = async () => {
  for (const { name, texts } of await collectAll())
    console.log(
      `${name}: ${Object.keys(texts[sourceLocale] ?? {}).length} texts, ${relative(root, outputOf(name))}/messages.json`,
    )
  return 0
}

const exportAll = async () => {
  const file = join(root, '.cache/i18n/all.json')
  await extract(packagesWithTexts, file)
  console.log(relative(root, file))
  return 0
}

const add = async (id?: string, english?: string, folder?: string) => {
  if (!id || !english) {
    console.error('Name the id and its English text: npm run i18n -- add members.story.title "Story"')
    return 2
  }
  const written = addText(id, english, folder)
  await run(bin('oxfmt'), [written], { cwd: root })
  console.log(`${id} is in every language of ${written}, in English until it is translated.`)
  return 0
}

const commands: Record<string, (...args: string[]) => Promise<number>> = {
  verify,
  extract: extractAll,
  export: exportAll,
  report,
  add,
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command) void command(...args).then((code) => (process.exitCode = code))
else {
  console.error(`Usage: npm run i18n -- ${Object.keys(commands).join('|')}`)
  process.exitCode = 2
}
