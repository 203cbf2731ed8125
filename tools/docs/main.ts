/**
 * `npm run docs`: checks the documents and follows the guides.
 *
 * - `check`: only checks the documents.
 * - `guides`: only follows the guides.
 * - `settings`: writes the generated table of docs/settings.md.
 * - `privacy`: writes the generated tables of docs/privacy.md.
 */
import { spawnSync } from 'node:child_process'
import { root } from '../common/packages'
import { tsx } from '../common/run'

const commands: Record<string, string[][]> = {
  all: [['check'], ['guides/check']],
  check: [['check']],
  guides: [['guides/check']],
  settings: [['write', 'settings']],
  privacy: [['write', 'privacy']],
}
const [name = 'all'] = process.argv.slice(2)
const chosen = commands[name]
if (!chosen) {
  console.error(`Usage: npm run docs -- ${Object.keys(commands).join('|')}`)
  process.exit(2)
}
const codes = chosen.map(
  ([file = '', ...args]) =>
    spawnSync(process.execPath, tsx(`tools/docs/${file}.ts`, ...args), { cwd: root, stdio: 'inherit' })
      .status ?? 1,
)
process.exit(Math.max(...codes))
