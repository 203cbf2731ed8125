/** @jest-environment node */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from './folderStore'
import { createPublisher, submitBuild, readResult } from './publisherInbox'

const requires = { platform: '1', shared: {}, names: {}, consumes: {}, produces: {} }
const createBuild = (build: string, { name = 'mf-chat', code = 'export {}' } = {}): string => {
  const dir = mkdtempSync(join(tmpdir(), 'built-'))
  const integrity = `sha256-${createHash('sha256').update('export {}').digest('base64')}`
  const files = { 'entry.aaaa.js': { integrity, bytes: code.length } }
  writeFileSync(join(dir, 'entry.aaaa.js'), code)
  writeFileSync(
    join(dir, 'build.json'),
    JSON.stringify({ name, build, files, chunks: {}, requires, routes: {} }),
  )
  return dir
}
const setUp = () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  const [dir, incoming, answers] = ['registry', 'incoming', 'answers'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(dir)
  const folderOf = (name: string): string => {
    mkdirSync(join(incoming, name), { recursive: true })
    return join(incoming, name)
  }
  return {
    dir,
    answers,
    folderOf,
    publishNew: createPublisher({ store: createFolderStore(dir), incoming, answers }),
  }
}
const stableOf = async (dir: string) =>
  Object.fromEntries(
    Object.entries((await createFolderStore(dir).readList())?.registry.remotes ?? {}).map(
      ([name, { stable }]) => [name, stable.build],
    ),
  )

it('[SPLIT-05] publishes a build once, and refuses one in the inbox of another remote', async () => {
  const { dir, answers, folderOf, publishNew } = setUp()
  submitBuild(folderOf('mf-members'), createBuild('m1', { name: 'mf-members' }))
  expect(await publishNew()).toEqual([{ name: 'mf-members', fault: null }])
  const moment = submitBuild(folderOf('mf-chat'), createBuild('m1', { name: 'mf-members' }))
  expect(readResult(answers, 'mf-chat', moment)).toBeUndefined()
  const before = readFileSync(join(dir, 'r/mf-members/m1/build.json'), 'utf8')
  expect((await publishNew())[0]?.fault).toMatch(/has a build of mf-members, not of mf-chat/)
  expect(readResult(answers, 'mf-chat', moment)?.fault).toMatch(/not of mf-chat/)
  expect(await stableOf(dir)).toEqual({ 'mf-members': 'm1' })
  expect(readFileSync(join(dir, 'r/mf-members/m1/build.json'), 'utf8')).toBe(before)
  expect(await publishNew()).toEqual([])
})

it('refuses links and changed files, and leaves the live build', async () => {
  const { dir, answers, folderOf, publishNew } = setUp()
  submitBuild(folderOf('mf-chat'), createBuild('b1'))
  await publishNew()
  const linked = createBuild('b2')
  writeFileSync(join(dir, 'cookie-secret'), 'secret')
  symlinkSync(join(dir, 'cookie-secret'), join(linked, 'chunk.js'))
  const moment = submitBuild(folderOf('mf-chat'), linked)
  await publishNew()
  expect(readResult(answers, 'mf-chat', moment)?.fault).toMatch(/chunk\.js .* is neither a file nor a folder/)
  submitBuild(folderOf('mf-chat'), createBuild('b3', { code: 'changed' }))
  expect((await publishNew())[0]?.fault).toMatch(/does not match its hash/)
  expect(await stableOf(dir)).toEqual({ 'mf-chat': 'b1' })
  for (const build of ['b2', 'b3']) expect(existsSync(join(dir, 'r/mf-chat', build))).toBe(false)
})
