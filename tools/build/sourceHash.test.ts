import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages, root } from '../common/packages'
import { filesIn, hashFiles, inputsOf } from './sourceHash'

let base: string
const write = (name: string, text: string) => {
  mkdirSync(join(base, name, '..'), { recursive: true })
  writeFileSync(join(base, name), text)
}
const hash = () => hashFiles(base, ['src', 'lock.json'])

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'source-hash-'))
  write('src/a.ts', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(base, { recursive: true }))

it('is the same for the same sources', () => expect(hash()).toBe(hash()))

it.each([
  ['the content of a file', 'src/a.ts', 'two'],
  ['a new file', 'src/b.ts', ''],
  ['a file beside the folder', 'lock.json', '{ }'],
])('changes with %s', (_, name, text) => {
  const before = hash()
  write(name, text)
  expect(hash()).not.toBe(before)
})

it.each(['src/a.test.ts', 'src/dist/x.js', 'src/node_modules/x.js', 'src/README.md', 'other/x.ts'])(
  'does not change with %s',
  (name) => {
    const before = hash()
    write(name, 'x')
    expect(hash()).toBe(before)
  },
)

it('depends on the salt', () => {
  expect(hashFiles(base, ['src'], 'da')).not.toBe(hashFiles(base, ['src']))
})

it.each(packages)('of %s covers every package and part of shared that its sources import', (name) => {
  const sources = filesIn(join(root, name)).filter((path) => /\.tsx?$/.test(path))
  const imported = new Set<string>()
  for (const path of sources)
    for (const [, from = '', part = ''] of readFileSync(path, 'utf8').matchAll(
      /from '@duetto\/([\w-]+)(?:\/([\w-]+))?/g,
    )) {
      const isOutsideSrc = ['bucket', 'build', 'limits', 'registry', 'tracing'].includes(part)
      imported.add(from === 'shared' ? `shared/${isOutsideSrc ? part : 'src'}` : from)
    }
  expect(imported.size).toBeGreaterThan(0)
  expect(inputsOf(name)).toEqual(expect.arrayContaining([...imported]))
})
