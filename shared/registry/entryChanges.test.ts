import { promoteCanary, rollBack, setCanary, setStable } from './entryChanges'
import type { RegistryEntry } from './schema'

const source = (build: string) => ({ build, entry: `/r/mf-chat/${build}/entry.js`, integrity: 'sha256-x' })
const act = { at: '2026-03-01T12:00:00Z', by: 'olga', reason: null }
const live: RegistryEntry = {
  loadMs: 8000,
  disabled: false,
  stable: source('b2'),
  lastGood: source('b1'),
}

it('[SPLIT-02] the replaced build becomes the fallback, but not if it was halted', () => {
  expect(setStable('mf-chat', live, source('b3'), { ...act, halted: null }).lastGood?.build).toBe('b2')
  expect(setStable('mf-chat', live, source('b3'), { ...act, halted: 'b2' }).lastGood?.build).toBe('b1')
  const tried = setCanary('mf-chat', live, source('b3'), { ...act, percent: 5 })
  expect(promoteCanary('mf-chat', tried, null)).toMatchObject({
    stable: source('b3'),
    lastGood: source('b2'),
  })
  expect(promoteCanary('mf-chat', tried, 'b2')).toMatchObject({
    stable: source('b3'),
    lastGood: source('b1'),
  })
})

it('[SPLIT-02] a rollback to a named build leaves a running canary to a separate decision', () => {
  const tried = setCanary('mf-chat', live, source('b3'), { ...act, percent: 5 })
  expect(() => rollBack('mf-chat', tried, { ...act, to: 'b1' })).toThrow(/has a canary, b3/)
  const ended = rollBack('mf-chat', tried, act)
  expect(ended).toMatchObject({ stable: source('b2'), rolledBack: [{ build: 'b3' }] })
  expect(ended).not.toHaveProperty('canary')
})
