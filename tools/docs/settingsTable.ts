import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingFields } from '../../api/src/modules/settings/describe'
import { requireSome } from '../common/files'
import { root } from '../common/packages'
import { isSameTable, splitAtSection, tableOf, withSection } from './section'

const section = 'settings'
const LONGEST_LIST = 60

const presentDefault = (value: unknown): string => {
  const text = JSON.stringify(value) as string | undefined
  if (text === undefined) return ''
  return Array.isArray(value) && text.length > LONGEST_LIST ? 'all' : `\`${text}\``
}

const fields = requireSome([...settingFields], 'settings').map((field) => ({
  name: field.name,
  meaning: field.meaning.replaceAll('|', '\\|'),
  defaultText:
    field.default === undefined && !field.name.includes('.') ? 'computed' : presentDefault(field.default),
}))

export const proofsIn = (table: string): Map<string, string> =>
  new Map(
    [...table.matchAll(/^\| `([\w.]+)`\s*\|(.*)\|(.*)\|(.*)\|$/gm)].map(([, name = '', , , proof = '']) => [
      name,
      proof.trim(),
    ]),
  )

const proofError = (name: string, proof = ''): string | null => {
  if (!proof) return `${name} names no test of its effect`
  if (proof === 'documented only') return null
  const [, file, title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? []
  if (!file || !existsSync(join(root, file))) return `${name}: ${file ?? proof} does not exist`
  const source = readFileSync(join(root, file), 'utf8')
  if (!source.includes(title)) return `${name}: ${file} has no test "${title}"`
  return source.includes(name.split('.').at(-1) ?? name) ? null : `${name}: ${file} does not mention it`
}

const tableWith = (proofs: Map<string, string>): string =>
  tableOf(
    ['setting', 'meaning', 'default', 'effect proven by'],
    fields.map(({ name, meaning, defaultText }) => [
      `\`${name}\``,
      meaning,
      defaultText,
      proofs.get(name) ?? '',
    ]),
  )

export const withSettingsTable = (document: string): string => {
  const { text } = splitAtSection(document, section)
  return withSection(document, section, tableWith(proofsIn(text)))
}

export const settingsErrors = (document: string): string[] => {
  const { text: table } = splitAtSection(document, section)
  const proofs = proofsIn(table)
  const errors = fields.flatMap(({ name, meaning }) => [
    ...(meaning ? [] : [`${name} has no description in its schema`]),
    ...[proofError(name, proofs.get(name)) ?? []].flat(),
  ])
  return isSameTable(table, tableWith(proofs))
    ? errors
    : [...errors, 'the table differs from the schemas; run `npm run docs -- settings`']
}
