/** Proves that every path named in ARCHITECTURE.md and every relative link of the Markdown files exists. */
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const faults = []

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, target] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    if (!existsSync(join(root, dirname(file), target)))
      faults.push(`${file}: link to ${target}, which does not exist`)
  }
}

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const table = architecture.split('## Where is')[1]?.split('\n## ')[0] ?? ''
const rows = table.split('\n').filter((line) => line.startsWith('|') && line.includes('`'))
if (rows.length < 20)
  faults.push(`ARCHITECTURE.md: the "Where is" table has ${rows.length} rows; 20 or more are expected`)
for (const row of rows) {
  for (const [, path] of row.matchAll(/`([^`]+)`/g)) {
    if (!existsSync(join(root, path))) faults.push(`ARCHITECTURE.md: ${path} does not exist`)
  }
}

for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0
    ? `${files.length} documents and ${rows.length} places are right`
    : `${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)
