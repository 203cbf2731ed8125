/**
 * Child process of `main.ts`. Runs webpack for one package after the other, because webpack and its plug-ins take longer
 * to load than a small package takes to build.
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
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'))
  return !stats.hasErrors()
}

process.on('message', (task) => {
  void bundle(task)
    .catch((error) => {
      console.error(error)
      return false
    })
    .then((isBuilt) => process.send?.(isBuilt))
})
