/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countsEveryMs, openRegistry } from '@duetto/shared/registry'
import Fastify from 'fastify'
import { storeCounts } from './storeCounts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'counts-'))
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(dir, { recursive: true })
})

it('stores the counts while the server runs, keeps the hours when it closes, and removes those of a day ago', async () => {
  const registry = openRegistry(dir, null)
  await registry.writeCounts('crashed', { at: Date.now() - 25 * 3_600_000, builds: {}, hours: {} })
  const app = Fastify()
  let failed = 1
  const health = () => ({ 'mf-chat b1': { up: 4, failed, isStopped: false } })
  const hours = () => ({ '2026-11-28T12:00:00.000Z': { 'mf-chat b1': { up: 2, failed } } })
  storeCounts(app, registry, { plansFor: () => ({}), health, hours })
  await jest.advanceTimersByTimeAsync(countsEveryMs)
  const builds = async () => (await registry.readCounts()).map(({ counts }) => counts.builds)
  expect(await builds()).toEqual([{ 'mf-chat b1': { up: 4, failed: 1 } }])
  expect((await registry.readCounts()).map(({ counts }) => counts.hours)).toEqual([hours()])
  failed = 2
  await jest.advanceTimersByTimeAsync(countsEveryMs)
  expect(await builds()).toEqual([{ 'mf-chat b1': { up: 4, failed: 2 } }])
  failed = 3
  await app.close()
  expect(await builds()).toEqual([{}])
  expect((await registry.readCounts()).map(({ counts }) => counts.hours)).toEqual([hours()])
})
