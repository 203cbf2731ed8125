/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acquireLock } from './folderLock'

let dir: string
let lock: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(dir, '.lock')
})
afterEach(() => rmSync(dir, { recursive: true }))

const makeStale = () => {
  for (const file of readdirSync(lock)) utimesSync(join(lock, file), new Date(0), new Date(0))
}

it('is held by one caller until it is released', () => {
  const release = acquireLock(lock)
  expect(acquireLock(lock)).toBeNull()
  release?.()
  expect(acquireLock(lock)).not.toBeNull()
  expect(readdirSync(dir)).toEqual(['.lock'])
})

it('is free for the next call after a crash, and the late holder does not release it', () => {
  const late = acquireLock(lock)
  makeStale()
  expect(acquireLock(lock)).toBeNull()
  expect(acquireLock(lock)).not.toBeNull()
  late?.()
  expect(acquireLock(lock)).toBeNull()
})

it('is acquired by one of two processes that find it stale at the same time', () => {
  acquireLock(lock)
  makeStale()
  const { statSync } = fs
  let other: unknown
  jest.spyOn(fs, 'statSync').mockImplementationOnce((...given) => {
    const stale = statSync(...given)
    acquireLock(lock)
    other = acquireLock(lock)
    return stale
  })
  acquireLock(lock)
  expect(other).toBeInstanceOf(Function)
  expect(acquireLock(lock)).toBeNull()
})
