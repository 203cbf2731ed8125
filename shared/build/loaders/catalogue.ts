import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'webpack'

const formatjs = fileURLToPath(new URL('../../../node_modules/.bin/formatjs', import.meta.url))

/**
 * Compiles a catalogue `{ id: text }` to `{ id: ast }`, so that the browser needs no message parser. Pseudo-localises
 * the locale in DUETTO_PSEUDO, for `npm run shots`.
 */
export default function catalogue(this: LoaderContext<unknown>): void {
  const done = this.async()
  const isPseudo = basename(this.resourcePath, '.json') === process.env.DUETTO_PSEUDO
  const pseudo = isPseudo ? ['--pseudo-locale', 'en-XA'] : []
  const args = ['compile', '--ast', '--format', 'simple', ...pseudo, this.resourcePath]
  execFile(formatjs, args, { maxBuffer: Infinity }, (error, compiled, reason) => {
    if (error) return done(new Error(`${this.resourcePath}: ${reason || error.message}`))
    done(null, `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(compiled)))})`)
  })
}
