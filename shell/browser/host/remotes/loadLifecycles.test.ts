import { loadModule } from './federated'
import { lastMounted, rememberMounted } from './lastMounted'
import { loadLifecycles, RemoteFailure } from './loadLifecycles'
import { reportBuild } from './reportBuild'

jest.mock('./federated', () => ({ loadModule: jest.fn() }))
jest.mock('./reportBuild', () => ({ reportBuild: jest.fn() }))
const report = reportBuild as jest.MockedFunction<typeof reportBuild>
const load = loadModule as jest.MockedFunction<typeof loadModule>

const plan = { build: 'b2', entry: '/r/mf-chat/b2/entry.js', loadMs: 8000, isDisabled: false }
const lastGood = { build: 'b1', entry: '/r/mf-chat/b1/entry.js' }
const contract = { name: 'mf-chat', platform: '1' }
const lifecycles = { bootstrap: [], mount: [], unmount: [], update: [] }
const target = { remote: 'mf-chat' as const, slot: null }
const answer = (over: { contract?: object } = {}) =>
  load.mockImplementation(async (_, module) =>
    module === 'contract' ? { contract: over.contract ?? contract } : lifecycles,
  )

beforeEach(() => {
  load.mockReset()
  report.mockReset()
  localStorage.clear()
})

describe('loading a remote', () => {
  it('[SPLIT-04] retries the planned build with a new URL, then loads the previous build', async () => {
    load.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
    load.mockImplementation(async (_, module) => (module === 'contract' ? { contract } : lifecycles))
    await expect(loadLifecycles(target, { ...plan, lastGood })).resolves.toMatchObject({ lifecycles })
    const builds = load.mock.calls
      .filter(([, module]) => module === 'contract')
      .map(([, , source]) => source.build)
    expect(builds).toEqual(['b2', 'b2', 'b1'])
    expect(load.mock.calls[1]?.[3]).not.toBe(load.mock.calls[0]?.[3])
  })

  it('[SPLIT-04] falls back to the build that last mounted in this browser', async () => {
    answer()
    const stored = { build: 'b0', entry: '/r/mf-chat/b0/entry.0.js', integrity: 'sha256-0' }
    rememberMounted('mf-chat', stored)
    load.mockReset()
    load.mockImplementation(async (_, module, { build }) => {
      if (build !== 'b0') throw new Error('down')
      return module === 'contract' ? { contract } : lifecycles
    })
    await expect(loadLifecycles(target, { ...plan, lastGood })).resolves.toMatchObject({ lifecycles })
  })

  it.each([
    ['from another origin', { build: 'b0', entry: 'https://evil.example/entry.js', integrity: 'sha256-0' }],
    ['outside its folder', { build: 'b0', entry: '/r/mf-chat/b0/../../x.js', integrity: 'sha256-0' }],
    ['without a hash', { build: 'b0', entry: '/r/mf-chat/b0/entry.js' }],
    ['of another shape', 'b0'],
  ])('[SPLIT-04] rejects a stored build %s', (_, stored) => {
    localStorage.setItem('duetto.mounted.mf-chat', JSON.stringify(stored))
    expect(lastMounted('mf-chat')).toBeNull()
  })

  it('[SPLIT-04] does not retry an incompatible contract', async () => {
    answer({ contract: { ...contract, platform: '9' } })
    await expect(loadLifecycles(target, plan)).rejects.toMatchObject({ kind: 'contract' })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a remote that is not in the registry', undefined, 'unknown'],
    ['a disabled remote', { ...plan, isDisabled: true }, 'disabled'],
  ])('never loads %s', async (_, candidate, kind) => {
    await expect(loadLifecycles(target, candidate)).rejects.toMatchObject({ kind })
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ['does not load', () => load.mockRejectedValue(new Error('down'))],
    ['has an incompatible contract', () => answer({ contract: { ...contract, platform: '9' } })],
  ])('[DEPLOY] reports that a planned build %s', async (_, act) => {
    act()
    await loadLifecycles(target, { ...plan, lastGood }).catch(() => null)
    expect(report.mock.calls).toEqual([['mf-chat', 'b2', false]])
  })

  it('rejects if no build loads', async () => {
    load.mockRejectedValue(new Error('down'))
    await expect(loadLifecycles(target, plan)).rejects.toBeInstanceOf(RemoteFailure)
  })
})
