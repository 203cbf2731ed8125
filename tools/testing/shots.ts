/**
 * `npm run shots [-- file …]`: takes screenshots of all screens, and writes the texts that screen readers get to
 * docs/spoken (e2e/shots). With names, such as `readme`, runs only these files.
 */
import { spawnSync } from 'node:child_process'
import { bin, root } from '../common/packages'
import { tsx } from '../common/run'

const files = process.argv.slice(2)
const start = (command: string, args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (files.length === 0) start(process.execPath, tsx('tools/i18n/main.ts', 'verify'))
const chosen = files.length > 0 ? files : ['all', 'states', 'spoken']
start(bin('playwright'), ['test', '-c', 'e2e/shots/playwright.config.ts', ...chosen])
