import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { integrityOf } from './integrity'
import type { LiveShell } from './schema'

export const testShell: LiveShell = {
  build: 's1',
  provides: { platform: '1.0.0', shared: {}, names: {}, events: {}, routes: {} },
}

export const createTestBuild = (build: string, name = 'mf-chat'): string => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  const sources = { 'entry.aaaa.js': `/* ${name} ${build} */`, 'chunks/one.js': `/* one of ${build} */` }
  const files = Object.fromEntries(
    Object.entries(sources).map(([file, code]) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), code)
      return [file, { integrity: integrityOf(code), bytes: code.length }]
    }),
  )
  writeFileSync(join(folder, 'entry.aaaa.js.br'), 'compressed')
  const requires = { platform: '1', shared: {}, names: {}, consumes: {}, produces: {} }
  writeFileSync(
    join(folder, 'build.json'),
    JSON.stringify({ name, build, files, chunks: {}, requires, routes: {} }),
  )
  return folder
}
