/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundler } from './bundler'

const dir = mkdtempSync(join(tmpdir(), 'bundler-'))
const file = join(dir, 'bundle.mjs')
writeFileSync(
  file,
  `process.on('message', ({ name }) => {
    console.error(name + ' in src/index.ts')
    if (name === 'crash') process.exit(3)
    process.send(name === 'good')
  })`,
)
afterAll(() => rmSync(dir, { recursive: true }))

it('reports each package apart, and a process that ends as a failed build', async () => {
  const { bundle, stop } = startBundler(file)
  expect(await bundle('good', '1')).toMatchObject({ code: 0 })
  expect(await bundle('fault', '1')).toEqual({ code: 1, output: 'fault in src/index.ts\n' })
  expect(await bundle('crash', '1')).toEqual({ code: 1, output: 'crash in src/index.ts\n' })
  stop()
})
