import { basename, dirname, join } from 'node:path'
import { root } from '../common/packages'
import {
  cataloguesOf,
  locales,
  packagesWithTexts,
  readJson,
  readUntranslated,
  sourceLocale,
  writeJson,
  writeUntranslated,
} from './catalogues'
import type { Catalogue } from './elision'

const sharedParts = (one: string, other: string): number => {
  const [parts, others] = [one.split('.'), other.split('.')]
  const end = parts.findIndex((part, index) => part !== others[index])
  return end < 0 ? parts.length : end
}
const closeness = (id: string, ids: readonly string[]) =>
  Math.max(0, ...ids.map((other) => sharedParts(id, other)))

export const insertText = (catalogue: Catalogue, id: string, text: string): Catalogue => {
  const entries = Object.entries(catalogue)
  const ids = Object.keys(catalogue)
  const isSorted = ids.every((each, index) => index === 0 || (ids[index - 1] ?? '') <= each)
  const best = closeness(id, ids)
  const index = isSorted
    ? ids.findIndex((each) => each > id)
    : ids.findLastIndex((each) => sharedParts(id, each) === best) + 1
  entries.splice(index < 0 ? entries.length : index, 0, [id, text])
  return Object.fromEntries(entries)
}

const chooseFolder = (id: string, files: readonly string[]): string => {
  const byFolder = files.map((file) => ({
    folder: dirname(file),
    closeness: closeness(id, Object.keys(readJson<Catalogue>(join(root, file)))),
  }))
  const best = byFolder.reduce((most, each) => (each.closeness > most.closeness ? each : most), {
    folder: '',
    closeness: 0,
  })
  if (!best.folder)
    throw new Error(
      `No catalogue has ids like ${id}. Begin it like those of its package, or name the folder: npm run i18n -- add ${id} "…" mf-members/src/locales`,
    )
  return best.folder
}

export const addText = (id: string, english: string, given?: string): string => {
  const first = packagesWithTexts.flatMap(cataloguesOf).filter((file) => file.endsWith('/it.json'))
  const folder = given ?? chooseFolder(id, first)
  const untranslated = readUntranslated(folder)
  for (const locale of locales.filter((each) => each !== sourceLocale)) {
    const file = join(root, folder, `${locale}.json`)
    const catalogue = readJson<Catalogue>(file)
    if (Object.hasOwn(catalogue, id)) throw new Error(`${basename(file)} in ${folder} already has ${id}.`)
    writeJson(file, insertText(catalogue, id, english))
    untranslated[locale] = [...(untranslated[locale] ?? []), id]
  }
  writeUntranslated(folder, untranslated)
  return folder
}
