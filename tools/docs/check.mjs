/**
 * Checks the documents: every relative link and picture, every path in a package's README, every file and symbol in
 * ARCHITECTURE.md's table and every proof of a promise. guides-check.mjs follows the guides.
 */
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { packages, root } from '../common/packages.mjs'
import { settingsTableFaults } from './settingsTable.mjs'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const faults = []

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, link, picture] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|<img\s[^>]*src="([^"]+)"/g)) {
    const target = link ?? picture
    if (/^[a-z]+:/.test(target)) continue
    if (!existsSync(join(root, dirname(file), target)))
      faults.push(`${file}: link to ${target}, which does not exist`)
  }
}

/** Whether a source file declares a name, as a constant, function, type, class or field of an object. */
const declares = (source, name) =>
  new RegExp(`(?:(?:const|function\\*?|class|interface|type)\\s+|^\\s*'?)${name}\\b`, 'm').test(source)

for (const name of [...packages, 'shared', 'e2e']) {
  const readme = readFileSync(join(root, name, 'README.md'), 'utf8')
  for (const [, path] of readme.matchAll(/`((?:src|browser|server|common)\/[\w./-]+)`/g))
    if (!existsSync(join(root, name, path))) faults.push(`${name}/README.md: ${path} does not exist`)
}

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const table = architecture.split('## Where is')[1]?.split('\n## ')[0] ?? ''
const rows = table.split('\n').filter((line) => line.startsWith('|') && line.includes('`'))
if (rows.length < 20)
  faults.push(`ARCHITECTURE.md: the "Where is" table has ${rows.length} rows; 20 or more are expected`)
for (const row of rows) {
  for (const [, place] of row.matchAll(/`([^`]+)`/g)) {
    const [path, symbol] = place.split('#')
    const file = join(root, path)
    if (!existsSync(file)) faults.push(`ARCHITECTURE.md: ${path} does not exist`)
    else if (symbol && !declares(readFileSync(file, 'utf8'), symbol))
      faults.push(`ARCHITECTURE.md: ${path} declares no ${symbol}`)
  }
}

/** The page of settings has every variable that a process reads, and every one of the containers. */
const settings = readFileSync(join(root, 'docs/settings.md'), 'utf8')
const variables = [
  ['api/src/app/environment.ts', /^ {2}([A-Z][A-Z0-9_]+):/gm],
  ['shell/server/edge/config.ts', /^ {2}([A-Z][A-Z0-9_]+):/gm],
  ['.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm],
]
for (const [file, pattern] of variables)
  for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(pattern))
    if (!settings.includes(`\`${name}\``)) faults.push(`docs/settings.md: ${name} of ${file} is missing`)

for (const fault of settingsTableFaults(settings)) faults.push(`docs/settings.md: ${fault}`)

/** Each row of these tables names the test that proves it. */
for (const [document, least] of [
  ['docs/security.md', 40],
  ['docs/payments.md', 28],
  ['docs/scale.md', 15],
]) {
  const promises = readFileSync(join(root, document), 'utf8').match(/^\|\s+[\d.]+\s+\|.*$/gm) ?? []
  const proofs = promises.flatMap((row) => {
    const proof = /\|\s+`([^`]+)`: (.+?)\s+\|$/.exec(row)
    if (!proof) faults.push(`${document}: no proof can be read in "${row.slice(0, 60)}"`)
    return proof ? [proof] : []
  })
  if (proofs.length < least)
    faults.push(`${document} names ${proofs.length} proofs; ${least} or more are expected`)
  for (const [, file, title] of proofs) {
    const isThere = existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title)
    if (!isThere) faults.push(`${document}: ${file} has no test "${title}"`)
  }
}

/** What README says that the site says, it says. */
const said =
  readFileSync(join(root, 'README.md'), 'utf8').split('## When something is wrong')[1]?.split('\n## ')[0] ??
  ''
for (const [, words] of said.matchAll(/^\| "([^"]+)"/gm)) {
  const { status } = spawnSync('git', ['grep', '-qF', words, '--', 'tools', 'api/src'], { cwd: root })
  if (status !== 0) faults.push(`README.md: nothing says "${words}"`)
}

for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0
    ? `${files.length} documents and ${rows.length} places are right`
    : `${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)
