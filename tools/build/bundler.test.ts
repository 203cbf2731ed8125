/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBundler } from './bundler'

const dir = mkdtempSync(join(tmpdir(), 'bundler-'))
const file = join(dir, 'bundle.mjs')
writeFileSync(
  file,
  `process.on('message', ({ name }) => {
    if (name === 'crash') throw new Error('out of memory')
    process.send({ code: name === 'good' ? 0 : 1, output: name })
  })`,
)
afterAll(() => rmSync(dir, { recursive: true }))

it('separates the output of packages, and reports a crash as a failed build', async () => {
  const { bundle, stop } = createBundler(file)
  try {
    expect(await bundle('good', '1')).toEqual({ code: 0, output: 'good' })
    expect(await bundle('fault', '1')).toEqual({ code: 1, output: 'fault' })
    expect(await bundle('crash', '1')).toEqual({ code: 1, output: expect.stringContaining('out of memory') })
  } finally {
    stop()
  }
})
