import { availableParallelism } from 'node:os'
import { log } from '../common/log'
import { noCache } from './stepCache'
import type { StepCache } from './stepCache'

export type Lane = 'lint' | 'source' | 'build' | 'unit' | 'alone' | 'journeys'

export interface StepResult {
  code: number
  passed: number
  failed: number
  skipped?: number
  unchanged?: number
  output?: string
  failures?: string[]
}

export interface Step {
  name: string
  lane: Lane
  parts: string[]
  /** Input folders. Empty if the step detects changes itself. */
  inputs: string[]
  run: (args: string[], cache: StepCache) => Promise<StepResult>
}

/**
 * Rounds run one after another. The groups of a round run in parallel, and the steps of a group's lanes in sequence.
 */
const roundsOnFewCores: Lane[][][] = [[['lint'], ['source']], [['build']], [['alone', 'journeys'], ['unit']]]
const roundsOnManyCores: Lane[][][] = [
  [['build']],
  [['lint'], ['source'], ['journeys']],
  [['alone'], ['unit']],
]
const MANY_CORES = 4

const failuresOf = ({ code, failed }: StepResult) => (code !== 0 && failed === 0 ? 1 : failed)

const runStep = async (step: Step, args: string[], cache: StepCache) => {
  const { name, inputs } = step
  const isCached = inputs.length > 0 && args.length === 0
  if (isCached && cache.isUnchanged(name, inputs)) {
    log(`${name}: unchanged`)
    return { name, passed: 0, failed: 0, skipped: 0, unchanged: 1, failures: [] }
  }
  const since = Date.now()
  log(`${name} …`)
  const result = await step.run(args, cache)
  const failed = failuresOf(result)
  if (isCached && failed === 0) cache.recordPass(name, inputs)
  if (failed > 0) console.log(result.output ?? '')
  const seconds = ((Date.now() - since) / 1000).toFixed(0)
  log(`${name}: ${result.passed} passed, ${failed} failed (${seconds} s)`)
  const { passed, skipped = 0, unchanged = 0, failures = [] } = result
  return { name, passed, failed, skipped, unchanged, failures }
}

const runLane = async (steps: Step[], args: string[], cache: StepCache) => {
  const results = []
  for (const step of steps) results.push(await runStep(step, args, cache))
  return results
}

export const runSteps = async (
  steps: Step[],
  args: string[],
  { cores = availableParallelism(), cache = noCache } = {},
): Promise<number> => {
  const results: Awaited<ReturnType<typeof runStep>>[] = []
  for (const round of cores < MANY_CORES ? roundsOnFewCores : roundsOnManyCores) {
    const lanes = round.map((names) => steps.filter(({ lane }) => names.includes(lane)))
    results.push(...(await Promise.all(lanes.map((lane) => runLane(lane, args, cache)))).flat())
  }
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'unchanged') =>
    results.reduce((total, result) => total + result[key], 0)
  const failures = results.filter(({ failed }) => failed > 0)
  for (const { name, failures: titles } of failures)
    console.log(['', `Failed: ${name}`, ...titles].join('\n  '))
  const others = (['skipped', 'unchanged'] as const)
    .map((key) => (sum(key) > 0 ? `, ${sum(key)} ${key}` : ''))
    .join('')
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${others}`)
  return failures.length === 0 ? 0 : 1
}
