/**
 * `npm run docs`: checks the documents and follows the guides; `-- check` or `-- guides` does only one. `-- settings`
 * writes docs/settings.md.
 */
import { spawnSync } from 'node:child_process'
import { root } from '../common/packages'
import { tsx } from '../common/run'

const files: Record<string, string[]> = {
  all: ['check', 'guides/check'],
  check: ['check'],
  guides: ['guides/check'],
  settings: ['writeSettings'],
}
const [name = 'all'] = process.argv.slice(2)
const chosen = files[name]
if (!chosen) {
  console.error(`Usage: npm run docs -- ${Object.keys(files).join('|')}`)
  process.exit(2)
}
const codes = chosen.map(
  (file) =>
    spawnSync(process.execPath, tsx(`tools/docs/${file}.ts`), { cwd: root, stdio: 'inherit' }).status ?? 1,
)
process.exit(Math.max(...codes))
