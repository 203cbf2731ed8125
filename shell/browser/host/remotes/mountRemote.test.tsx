import { defineRemote } from '@duetto/shared/platform'
import { defineContract } from '@duetto/shared/platform/contract'
import { fakePlatform } from '@duetto/shared/testing'
import { waitFor } from '@testing-library/react'
import { loadModule } from './federated'
import { lastMounted } from './lastMounted'
import { mountRemote } from './mountRemote'
import { reportBuild } from './reportBuild'

jest.mock('./federated', () => ({ loadModule: jest.fn() }))
jest.mock('./reportBuild', () => ({ reportBuild: jest.fn() }))
const load = loadModule as jest.MockedFunction<typeof loadModule>
const report = reportBuild as jest.MockedFunction<typeof reportBuild>

const contract = defineContract({ name: 'mf-chat', routes: {}, slots: [], subscribes: [], emits: [] })
const remote = defineRemote({ contract, catalogues: [] })
const integrity = 'sha256-0'
let serial = 0
/** Build names are unique, because the module under test remembers which builds have crashed. */
const createPlan = () => {
  serial += 1
  const source = (name: string) => {
    const build = `${name}${serial}`
    return { build, entry: `/r/mf-chat/${build}/entry.0.js`, integrity }
  }
  return { ...source('new'), lastGood: source('old'), loadMs: 8000, isDisabled: false }
}

const Page = ({ build, isBroken }: { build: string; isBroken: () => boolean }) => {
  if (isBroken()) throw new Error('no such thing')
  return <p>{build}</p>
}
const serve = (isBroken: (build: string) => boolean) => {
  load.mockImplementation(async (_, module, { build }) =>
    module === 'contract'
      ? { contract }
      : remote.createApp({ Root: () => <Page build={build} isBroken={() => isBroken(build)} /> }),
  )
}

const start = (plan: ReturnType<typeof createPlan>) => {
  const element = document.createElement('div')
  document.body.append(element)
  const onCrash = jest.fn()
  const { platform } = fakePlatform()
  const mounted = mountRemote({ remote: 'mf-chat', slot: null, plan, element, platform, onCrash })
  return { element, onCrash, mounted }
}

// Mounting waits for React to render, so it must run outside act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

beforeEach(() => {
  load.mockReset()
  report.mockReset()
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a build that crashes', () => {
  it('[SPLIT-04] at its first render is replaced by the previous one, and reported', async () => {
    const plan = createPlan()
    serve((build) => build === plan.build)
    const { element, onCrash, mounted } = start(plan)
    await mounted
    expect(element).toHaveTextContent(plan.lastGood.build)
    expect(onCrash).not.toHaveBeenCalled()
    expect(report.mock.calls).toEqual([
      ['mf-chat', plan.build, false],
      ['mf-chat', plan.lastGood.build, true],
    ])
    expect(lastMounted('mf-chat')?.build).toBe(plan.lastGood.build)
  })

  it('[SPLIT-04] rejects if the previous one crashes, too', async () => {
    const plan = createPlan()
    serve(() => true)
    const { mounted } = start(plan)
    await expect(mounted).rejects.toMatchObject({ kind: 'crash' })
    expect(lastMounted('mf-chat')).toBeNull()
  })

  it('[SPLIT-04] a build that mounts is reported and remembered', async () => {
    const plan = createPlan()
    serve(() => false)
    const { element, mounted } = start(plan)
    await mounted
    expect(element).toHaveTextContent(plan.build)
    expect(report.mock.calls).toEqual([['mf-chat', plan.build, true]])
    expect(lastMounted('mf-chat')?.build).toBe(plan.build)
  })

  it('[SPLIT-04] later is replaced by the previous one', async () => {
    const plan = createPlan()
    let isBroken = false
    serve((build) => build === plan.build && isBroken)
    const { element, onCrash, mounted } = start(plan)
    const remote = await mounted
    expect(element).toHaveTextContent(plan.build)
    isBroken = true
    remote.update({})
    await waitFor(() => expect(element).toHaveTextContent(plan.lastGood.build))
    expect(onCrash).not.toHaveBeenCalled()
    expect(report.mock.calls.at(-1)).toEqual(['mf-chat', plan.lastGood.build, true])
  })

  it('[SPLIT-04] is not remembered if it mounts after its deadline', async () => {
    const plan = { ...createPlan(), loadMs: 20 }
    let release = (): void => undefined
    const held = new Promise<void>((done) => (release = done))
    const mountedLate = jest.fn(async () => held)
    load.mockImplementation(async (_, module) =>
      module === 'contract'
        ? { contract }
        : { bootstrap: [async () => {}], mount: [mountedLate], unmount: [async () => {}], update: [] },
    )
    const { mounted } = start(plan)
    await expect(mounted).rejects.toMatchObject({ kind: 'timeout' })
    release()
    await held
    await new Promise(process.nextTick)
    expect(report).not.toHaveBeenCalledWith('mf-chat', plan.build, true)
    expect(lastMounted('mf-chat')).toBeNull()
  })
})
