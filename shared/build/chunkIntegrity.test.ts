/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = `
const [context, path] = process.argv.slice(-2)
Promise.all([import('webpack'), import('${join(__dirname, 'ChunkIntegrityPlugin.ts')}')]).then(
  ([{ default: webpack }, { ChunkIntegrityPlugin }]) =>
    webpack({ mode: 'production', target: 'web', context, entry: './entry.js', output: { path, chunkFilename: '[contenthash:10].js' },
      plugins: [new ChunkIntegrityPlugin()] }, (error, stats) => process.exit(error || stats.hasErrors() ? 1 : 0)))`

it('[SPLIT-02] the entry contains the hash of every chunk', () => {
  const dir = mkdtempSync(join(tmpdir(), 'duetto-chunks-'))
  writeFileSync(join(dir, 'entry.js'), "import('./one').then(console.log); import('./two').then(console.log)")
  for (const name of ['one', 'two']) writeFileSync(join(dir, `${name}.js`), `export const it = '${name}'`)
  const out = join(dir, 'out')
  execFileSync(process.execPath, ['--import', 'tsx', '-e', program, dir, out], { cwd: __dirname })
  const entry = readFileSync(join(out, 'main.js'), 'utf8')
  const chunks = readdirSync(out).filter((name) => name !== 'main.js' && name.endsWith('.js'))
  expect(chunks).toHaveLength(2)
  for (const name of chunks) {
    const hash = createHash('sha256')
      .update(readFileSync(join(out, name)))
      .digest('base64')
    expect(entry).toContain(`\\"${name}\\":\\"sha256-${hash}\\"`)
  }
  expect(entry).toMatch(/\.integrity\s*=/)
  rmSync(dir, { recursive: true, force: true })
})
