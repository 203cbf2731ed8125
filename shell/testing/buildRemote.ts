import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { prerenderedFile } from '@duetto/shared/registry'
import type { PublishedRoute } from '@duetto/shared/registry'

const hashOf = (text: string | Buffer): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
const requires = { platform: '1', shared: {}, names: {}, consumes: {}, produces: {} }
export type Routes = Record<string, PublishedRoute>

export interface Skeleton {
  html: string
  css: string
}
export const skeletonsFile = prerenderedFile('en')
export const packSkeletons = (skeletons: Record<string, Skeleton>): Buffer => {
  const styleKey = 'mf-members-skeleton'
  const entries = Object.entries(skeletons)
  return brotliCompressSync(
    JSON.stringify({
      settings: {},
      styles: Object.fromEntries(entries.map(([id, { css }]) => [`${styleKey}-${id}`, css])),
      hydrate: {},
      replace: Object.fromEntries(
        entries.map(([id, { html }]) => [id, { html, styleKey, styleNames: [id] }]),
      ),
      noscript: {},
    }),
  )
}

export const buildRemote = (
  name: string,
  build: string,
  routes: Routes,
  skeletons: Record<string, Skeleton> = {},
): string => {
  const from = join(mkdtempSync(join(tmpdir(), 'built-')), build)
  mkdirSync(from)
  const code = `/* ${name} ${build} */`
  writeFileSync(join(from, 'entry.aaaa.js'), code)
  const shapes = packSkeletons(skeletons)
  mkdirSync(dirname(join(from, skeletonsFile)))
  writeFileSync(join(from, skeletonsFile), shapes)
  const files = {
    'entry.aaaa.js': { integrity: hashOf(code), bytes: code.length },
    [skeletonsFile]: { integrity: hashOf(shapes), bytes: shapes.length },
  }
  writeFileSync(
    join(from, 'build.json'),
    JSON.stringify({ name, build, files, chunks: {}, requires, routes }),
  )
  return from
}
