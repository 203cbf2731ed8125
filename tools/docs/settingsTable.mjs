import 'tsx'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/packages.mjs'

/** Sources without `"type": "module"` are loaded as CommonJS. */
const load = async (path) => {
  const loaded = await import(path)
  return loaded.default ?? loaded
}
const { companySchema, settingsSchema } = await load('../../shared/src/contract/schemas/index.ts')
const { defaultSettings } = await load('../../api/src/modules/settings/defaults.ts')
const { paymentSettingsSchema } = await load('../../api/src/modules/settings/payments.ts')

const opening = '<!-- settings -->'
const closing = '<!-- /settings -->'
/** Longer defaults are lists of all values. */
const LONGEST_DEFAULT = 60

const presentDefault = (value, isComputed) => {
  if (isComputed) return 'computed'
  const text = JSON.stringify(value)
  if (text === undefined) return ''
  return text.length > LONGEST_DEFAULT ? 'all' : `\`${text}\``
}

const fieldsOf = (schema, prefix, defaults) =>
  Object.entries(schema.shape).map(([name, field]) => ({
    name: prefix + name,
    meaning: (field.description ?? field.unwrap?.().description ?? '').replaceAll('|', '\\|'),
    default: presentDefault(defaults[name], prefix === '' && !(name in defaults)),
  }))

/** Every setting of a site, in the order of the schemas. */
const fields = [
  ...fieldsOf(settingsSchema, '', defaultSettings),
  ...fieldsOf(companySchema, 'company.', {}),
  ...fieldsOf(paymentSettingsSchema, 'payments.', {
    late_discount: 'refund',
    capture: 'at_once',
    vat: {},
  }),
]

const rowPattern = /^\| `([\w.]+)`\s*\|(.*)\|(.*)\|(.*)\|$/gm
const proofPattern = /^`([^`]+)`: (.+)$/

const proofsIn = (text) =>
  new Map([...text.matchAll(rowPattern)].map(([, name, , , proof]) => [name, proof.trim()]))

/** Checks that a row's test exists and mentions the setting. */
const proofFault = (name, proof) => {
  if (!proof) return `${name} names no test of its effect`
  if (proof === 'documented only') return null
  const [, file, title] = proofPattern.exec(proof) ?? []
  if (!file || !existsSync(join(root, file))) return `${name}: ${file ?? proof} does not exist`
  const source = readFileSync(join(root, file), 'utf8')
  if (!source.includes(title)) return `${name}: ${file} has no test "${title}"`
  return source.includes(name.split('.').at(-1)) ? null : `${name}: ${file} does not mention it`
}

const split = (document) => {
  const [before, rest] = document.split(opening)
  const [table, after] = (rest ?? '').split(closing)
  return { before, table, after }
}

const squash = (text) => text.replaceAll(/[ -]+/g, ' ').trim()
const draw = (proofs) =>
  [
    '| setting | meaning | default | effect proven by |',
    '| --- | --- | --- | --- |',
    ...fields.map(
      ({ name, meaning, default: value }) =>
        `| \`${name}\` | ${meaning} | ${value} | ${proofs.get(name) ?? ''} |`,
    ),
  ].join('\n')

/** Returns the document with the table regenerated from the schemas; preserves the named tests. */
export const withSettingsTable = (document) => {
  const { before, table, after } = split(document)
  return `${before}${opening}\n\n${draw(proofsIn(table))}\n\n${closing}${after}`
}

/** Lists errors in the document's table of settings. */
export const settingsTableFaults = (document) => {
  const { table } = split(document)
  const proofs = proofsIn(table)
  const faults = fields.flatMap(({ name, meaning }) => [
    ...(meaning ? [] : [`${name} has no description in its schema`]),
    ...[proofFault(name, proofs.get(name))].filter(Boolean),
  ])
  if (squash(table) !== squash(draw(proofs)))
    faults.push('the table differs from the schemas; run `npm run docs:settings`')
  return faults
}
