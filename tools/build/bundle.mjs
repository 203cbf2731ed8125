/**
 * Child process of `main.ts`. Builds packages in sequence, because loading webpack takes longer than building a small
 * package.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import webpack from 'webpack'

const root = join(import.meta.dirname, '../..')

const bundle = async ({ name, build }) => {
  // The configurations read this variable.
  process.env.DUETTO_BUILD = build
  const { default: config } = await import(pathToFileURL(join(root, name, 'webpack.config.mjs')).href)
  const compiler = webpack(typeof config === 'function' ? config({}, { mode: 'production' }) : config)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  return { code: stats.hasErrors() ? 1 : 0, output: stats.toString('errors-warnings') }
}

process.on('message', (task) => {
  void bundle(task)
    .catch((error) => ({ code: 1, output: String(error.stack ?? error) }))
    .then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())
