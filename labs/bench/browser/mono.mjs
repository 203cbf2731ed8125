/**
 * `npm run bench -- mono`: builds the same sources as one bundle with each remote as a lazy chunk. It only serves as a
 * baseline for `npm run bench -- page`.
 */
import { join } from 'node:path'
import { root } from '../../../tools/common/packages.ts'
import { run } from '../../../tools/common/run.ts'
import { fail } from '../../../tools/common/log.ts'

const dir = join(root, 'shell')
const { code, output } = await run(
  join(root, 'node_modules/.bin/webpack'),
  ['--config', 'webpack.config.mjs', '--mode', 'production', '--env', 'mono'],
  { cwd: dir },
)
if (code !== 0) {
  console.error(output)
  fail('the one bundle does not build; the lines above say where.')
}
