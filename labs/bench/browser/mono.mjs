/**
 * `npm run bench -- mono`: the same sources as one bundle, each remote a lazy chunk. A yardstick for `npm run bench -- page` alone.
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
