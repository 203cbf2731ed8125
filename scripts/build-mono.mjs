/**
 * `npm run build:mono`: the same sources as one bundle, each remote a lazy chunk. Only a yardstick. `-- --rough` finds out in
 * half of the time whether it can be built, elsewhere.
 */
import { join } from 'node:path'
import { root } from './lib/packages.mjs'
import { run } from './lib/run.mjs'
import { fail } from './lib/say.mjs'

const dir = join(root, 'shell')
const rough = {
  args: ['--no-devtool', '--no-optimization-minimize'],
  env: { DUETTO_OUT: join(dir, '.cache/rough') },
}
const { args, env } = process.argv.includes('--rough') ? rough : { args: [], env: {} }
const { code, output } = await run(
  join(root, 'node_modules/.bin/webpack'),
  ['--config', 'webpack.config.mjs', '--mode', 'production', '--env', 'mono', ...args],
  { cwd: dir, env },
)
if (code !== 0) {
  console.error(output)
  fail('the one bundle does not build; the lines above say where.')
}
