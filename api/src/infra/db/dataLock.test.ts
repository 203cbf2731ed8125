import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './dataLock'

it('goes on when its folder disappears', () => {
  jest.useFakeTimers()
  const folder = mkdtempSync(join(tmpdir(), 'duetto-lock-'))
  const release = lockFolder(folder)
  rmSync(folder, { recursive: true })
  expect(() => jest.advanceTimersByTime(60_000)).not.toThrow()
  expect(release).not.toThrow()
  jest.useRealTimers()
})
