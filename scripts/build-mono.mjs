/** `npm run build:mono`: the same sources as one bundle, each remote a lazy chunk. Only a yardstick. */
import { join } from 'node:path'
import { root } from './lib/packages.mjs'
import { run } from './lib/run.mjs'
import { fail } from './lib/say.mjs'

const { code, output } = await run(
  join(root, 'node_modules/.bin/webpack'),
  ['--config', 'webpack.config.mjs', '--mode', 'production', '--env', 'mono'],
  { cwd: join(root, 'shell') },
)
if (code !== 0) {
  console.error(output)
  fail('the one bundle does not build; the lines above say where.')
}
