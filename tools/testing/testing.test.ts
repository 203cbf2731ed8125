import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages, root } from '../common/packages'
import { chooseSteps } from './chooseSteps'
import { journeysOf } from './packageScopes'
import { runSteps } from './runSteps'
import type { Lane, Step, StepResult } from './runSteps'
import { openStepCache } from './stepCache'
import { runProjects } from './unitProjects'
import { runUnitTests } from './unitTests'
import type { JestResult } from './unitTests'

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const step = (name: string, lane: Lane, result: Partial<StepResult> = {}, parts = ['static']): Step => ({
  name,
  lane,
  parts,
  inputs: ['.'],
  run: async () => ({ code: 0, passed: 1, failed: 0, ...result }),
})
const lastLine = () => (jest.mocked(console.log).mock.calls.at(-1) as [string])[0].trim()

describe('steps', () => {
  it.each([1, 8])('run all and print a summary, on %i cores', async (cores) => {
    const lanes: Lane[] = ['lint', 'source', 'build', 'unit', 'alone', 'journeys']
    const steps = lanes.map((lane) => step(lane, lane, { skipped: 1 }))
    expect(await runSteps(steps, [], { cores })).toBe(0)
    expect(lastLine()).toBe('6 passed, 0 failed, 6 skipped')
  })

  it('name the tests that failed', async () => {
    const failures = ['swipe.spec.ts: undo']
    await runSteps([step('Journeys', 'journeys', { code: 1, failed: 1, failures })], [])
    expect(jest.mocked(console.log).mock.calls.flat().join('\n')).toMatch(
      /Failed: Journeys\s+swipe\.spec\.ts: undo/,
    )
  })

  it('continue after a failure, and count a failure without figures as one', async () => {
    const steps = [step('Lint', 'lint', { code: 1, passed: 0 }), step('Next', 'lint')]
    expect(await runSteps(steps, [])).toBe(1)
    expect(lastLine()).toBe('1 passed, 1 failed')
  })
})

describe('choice of steps', () => {
  const steps = [step('types', 'source', {}, ['static', 'types']), step('unit', 'unit', {}, ['unit'])]
  const namesOf = (words: string[]) => chooseSteps(steps, words).chosen.map(({ name }) => name)

  it('is everything without arguments', () => expect(namesOf([])).toEqual(['types', 'unit']))
  it('narrows with each part', () => {
    expect(namesOf(['static', 'types'])).toEqual(['types'])
    expect(namesOf(['unit', 'types'])).toEqual([])
  })
  it('is nothing for an unknown part', () => expect(namesOf(['nonsense'])).toEqual([]))
  it('forwards the other arguments', () => {
    expect(chooseSteps(steps, ['unit', '--selectProjects', 'api']).args).toEqual(['--selectProjects', 'api'])
  })
})

describe('unit tests that failed', () => {
  const file = (name: string, status: string) => ({
    name,
    status,
    assertionResults: [{ status: 'passed' }, { status }],
  })
  const resultOf = (names: Record<string, string>): JestResult => {
    const files = Object.entries(names).map(([name, status]) => file(name, status))
    const failed = Object.values(names).filter((status) => status === 'failed').length
    const passed = files.length * 2 - failed
    return { code: failed > 0 ? 1 : 0, files, passed, failed, skipped: 0 }
  }
  const runTwice = (first: Record<string, string>, again: Record<string, string>) => {
    const runs = [resultOf(first), resultOf(again)]
    const runJest = jest.fn(async () => runs.shift() as JestResult)
    return { runJest, result: runUnitTests([], runJest) }
  }

  it('run again, and are flaky if they then pass', async () => {
    const { result } = runTwice({ a: 'failed', b: 'passed' }, { a: 'passed' })
    expect(await result).toMatchObject({ code: 0, passed: 4, failed: 0 })
  })

  it('fail the run if they fail again', async () => {
    const { result } = runTwice({ a: 'failed' }, { a: 'failed' })
    expect(await result).toMatchObject({ code: 1, failed: 1 })
  })

  it('fail the run if two are flaky', async () => {
    const { result } = runTwice({ a: 'failed', b: 'failed' }, { a: 'passed', b: 'passed' })
    expect(await result).toMatchObject({ code: 1, failed: 1 })
  })

  it('do not run again if there are more than three', async () => {
    const four = { a: 'failed', b: 'failed', c: 'failed', d: 'failed' }
    const { runJest, result } = runTwice(four, {})
    expect(await result).toMatchObject({ code: 1, failed: 4 })
    expect(runJest).toHaveBeenCalledTimes(1)
  })
})

describe('the cache of passed steps', () => {
  let folder = ''
  const put = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const open = () => openStepCache(folder)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'duetto-cache-'))
    execFileSync('git', ['init', '-q'], { cwd: folder })
    for (const name of ['chat', 'shared', '.cache']) mkdirSync(join(folder, name))
    put('.gitignore', '.cache/')
    put('chat/a.ts', 'a')
    put('shared/b.ts', 'b')
    open().recordPass('chat', ['chat'])
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('skips a step until a file of its folders changes', () => {
    expect(open().isUnchanged('chat', ['chat'])).toBe(true)
    put('shared/b.ts', 'changed')
    expect(open().isUnchanged('chat', ['chat'])).toBe(true)
    put('chat/a.ts', 'changed')
    expect(open().isUnchanged('chat', ['chat'])).toBe(false)
  })

  it.each(['chat/new.ts', 'root.json'])('reruns a step if %s appears', (path) => {
    put(path, '')
    expect(open().isUnchanged('chat', ['chat'])).toBe(false)
  })

  it('reruns a step if a file disappears', () => {
    rmSync(join(folder, 'chat/a.ts'))
    expect(open().isUnchanged('chat', ['chat'])).toBe(false)
  })

  it('records no pass if a file changed during the run', () => {
    const cache = open()
    put('chat/a.ts', 'changed')
    cache.recordPass('types', ['chat'])
    put('chat/a.ts', 'a')
    expect(open().isUnchanged('types', ['chat'])).toBe(false)
  })

  it('skips a step, and reruns failed ones', async () => {
    const run = jest.fn(async () => ({ code: 0, passed: 1, failed: 0 }))
    const failing = step('types', 'source', { code: 1 })
    const steps: Step[] = [{ ...step('lint', 'lint'), run }, failing]
    await runSteps(steps, [], { cache: open() })
    await runSteps(steps, [], { cache: open() })
    expect(run).toHaveBeenCalledTimes(1)
    expect(lastLine()).toBe('1 passed, 1 failed, 1 unchanged')
  })

  it('skips packages whose unit tests passed', async () => {
    const runs: (readonly string[])[] = []
    const runTests = async (args: readonly string[]) => {
      runs.push(args)
      return { code: 1, passed: 1, failed: 1, failures: ['chat/a.test.ts'] }
    }
    await runProjects([], open(), ['chat', 'shared'], runTests)
    await runProjects([], open(), ['chat', 'shared'], runTests)
    expect(runs).toEqual([
      ['--selectProjects', 'chat', 'shared'],
      ['--selectProjects', 'chat'],
    ])
  })
})

it('every journey pattern matches a spec', () => {
  const specs = readdirSync(join(root, 'e2e/specs'), { recursive: true, encoding: 'utf8' })
  const files = specs.filter((file) => file.endsWith('.spec.ts')).map((file) => `specs/${file}`)
  for (const pattern of packages.flatMap(journeysOf))
    expect({ pattern, found: files.some((file) => new RegExp(pattern).test(file)) }).toEqual({
      pattern,
      found: true,
    })
})
