import { init } from '@module-federation/enhanced/runtime'
import { timings } from '@duetto/shared/domain'
import { waitFor } from '@testing-library/react'
import { loadModule } from './federated'

init({ name: 'shell', remotes: [] })

const entryOf = (build: string) => `/r/mf-chat/${build}/entry.1.js`
const sourceOf = (build: string) => ({ build, entry: entryOf(build), integrity: `sha256-${build}` })
const scripts = () => [...document.head.querySelectorAll('script')]
const requestedScript = () =>
  waitFor(() => scripts()[0] ?? Promise.reject(new Error('no script was requested')))

const arrive = async (build: string, container: object | undefined) => {
  const script = await requestedScript()
  if (container) Object.assign(globalThis, { [`mf_chat_${build}`]: container })
  script.dispatchEvent(new Event('load'))
  return script
}
const containerOf = (what: object, get = jest.fn(async () => () => what)) => ({ init: jest.fn(), get })

beforeEach(() => {
  for (const script of scripts()) script.remove()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.useRealTimers())

describe('a remote’s entry', () => {
  it('[SPLIT-03] must match the hash in the registry and is requested once', async () => {
    const contract = loadModule('mf-chat', 'contract', sourceOf('a1'))
    const app = loadModule('mf-chat', 'app', sourceOf('a1'))
    const script = await arrive('a1', containerOf({ answer: 1 }))
    expect(script).toMatchObject({ integrity: 'sha256-a1', crossOrigin: 'anonymous' })
    expect(new URL(script.src).pathname).toBe(entryOf('a1'))
    await expect(contract).resolves.toMatchObject({ answer: 1 })
    await expect(app).resolves.toMatchObject({ answer: 1 })
    expect(scripts()).toEqual([])
  })

  it('[SPLIT-04] has a new URL at a further attempt, which ignores an earlier container', async () => {
    const first = loadModule('mf-chat', 'app', sourceOf('b1'))
    const stuck = containerOf(
      {},
      jest.fn(async () => Promise.reject(new Error('broken'))),
    )
    await arrive('b1', stuck)
    await expect(first).rejects.toThrow('broken')

    const again = loadModule('mf-chat', 'app', sourceOf('b1'), 7)
    const script = await arrive('b1', containerOf({ answer: 2 }))
    expect(script.src).toMatch(/\?attempt=7$/)
    expect(script.integrity).toBe('sha256-b1')
    await expect(again).resolves.toMatchObject({ answer: 2 })
    await expect(loadModule('mf-chat', 'app', sourceOf('b1'))).resolves.toMatchObject({ answer: 2 })
  })

  it('[SPLIT-04] times out', async () => {
    jest.useFakeTimers()
    const loading = loadModule('mf-chat', 'app', sourceOf('c1'))
    const failing = expect(loading).rejects.toThrow(/timed out/)
    await jest.advanceTimersByTimeAsync(timings.remoteEntryMs + 1)
    await failing
    expect(scripts()).toEqual([])
  })

  it('[SPLIT-04] fails if it registers no container', async () => {
    const loading = loadModule('mf-chat', 'app', sourceOf('d1'))
    await arrive('d1', undefined)
    await expect(loading).rejects.toThrow()
  })

  it('[SPLIT-03] is never requested from a foreign origin', async () => {
    const source = { build: 'e1', entry: 'https://evil.example/entry.js' }
    await expect(loadModule('mf-chat', 'app', source)).rejects.toThrow(/untrusted script URL/)
    expect(scripts()).toEqual([])
  })

  it('[SPLIT-04] retries a lost chunk once', async () => {
    const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
    const get = jest.fn(async () => () => ({ answer: 3 }))
    get.mockRejectedValueOnce(lost)
    const loading = loadModule('mf-chat', 'app', sourceOf('f1'))
    await arrive('f1', containerOf({}, get as never))
    await expect(loading).resolves.toMatchObject({ answer: 3 })
  })
})
