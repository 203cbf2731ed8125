import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './dataLock'

it('continues when its folder disappears', () => {
  jest.useFakeTimers()
  const folder = mkdtempSync(join(tmpdir(), 'duetto-lock-'))
  const release = lockFolder(folder)
  rmSync(folder, { recursive: true })
  expect(() => jest.advanceTimersByTime(60_000)).not.toThrow()
  expect(release).not.toThrow()
  jest.useRealTimers()
})

describe('the lock of a dead process', () => {
  const owner = { pid: 2 ** 30, host: hostname(), started: '1' }
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'duetto-lock-'))
    writeFileSync(join(folder, 'duetto.lock'), JSON.stringify(owner))
  })
  afterEach(() => {
    jest.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  it('passes to only one of two processes that find it at the same time', () => {
    let release: (() => void) | undefined
    const kill = jest.spyOn(process, 'kill').mockImplementation((pid) => {
      if (pid === process.pid) return true
      // Simulate a process that locks the folder between the check of the old owner and the removal of its lock.
      if (kill.mock.calls.length === 1) release = lockFolder(folder)
      throw Object.assign(new Error('gone'), { code: 'ESRCH' })
    })
    expect(() => lockFolder(folder)).toThrow(/is in use by process/)
    expect(existsSync(join(folder, 'duetto.lock'))).toBe(true)
    release?.()
  })

  it('can be acquired after a process died while removing it', () => {
    const guard = join(folder, 'duetto.lock.guard')
    writeFileSync(guard, '')
    expect(() => lockFolder(folder)).toThrow(/being taken by another process/)
    utimesSync(guard, 0, 0)
    lockFolder(folder)()
  })
})
