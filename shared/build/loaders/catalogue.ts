import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { LoaderContext } from 'webpack'

const formatjs = fileURLToPath(new URL('../../../node_modules/.bin/formatjs', import.meta.url))

export default function catalogue(this: LoaderContext<unknown>, source: string): void {
  const done = this.async()
  const finish = (asts: unknown): void =>
    done(null, `export default JSON.parse(${JSON.stringify(JSON.stringify(asts))})`)
  if (basename(this.resourcePath, '.json') !== process.env.DUETTO_PSEUDO) {
    const texts = Object.entries(JSON.parse(source) as Record<string, string>)
    finish(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])))
    return
  }
  const args = ['compile', '--ast', '--format', 'simple', '--pseudo-locale', 'en-XA', this.resourcePath]
  execFile(formatjs, args, { maxBuffer: Infinity }, (error, compiled, reason) => {
    if (error) return done(new Error(`${this.resourcePath}: ${reason || error.message}`))
    finish(JSON.parse(compiled))
  })
}
