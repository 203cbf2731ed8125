import { availableParallelism } from 'node:os'
import { log } from '../common/log'

export type Lane = 'lint' | 'source' | 'build' | 'unit' | 'alone' | 'journeys'

export interface StepResult {
  code: number
  passed: number
  failed: number
  skipped?: number
  output?: string
  failures?: string[]
}

export interface Step {
  name: string
  lane: Lane
  parts: string[]
  run: (args: string[]) => Promise<StepResult>
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

const runStep = async (step: Step, args: string[]) => {
  const since = Date.now()
  log(`${step.name} …`)
  const result = await step.run(args)
  const failed = failuresOf(result)
  if (failed > 0) console.log(result.output ?? '')
  const seconds = ((Date.now() - since) / 1000).toFixed(0)
  log(`${step.name}: ${result.passed} passed, ${failed} failed (${seconds} s)`)
  const { passed, skipped = 0, failures = [] } = result
  return { name: step.name, passed, failed, skipped, failures }
}

const runLane = async (steps: Step[], args: string[]) => {
  const results = []
  for (const step of steps) results.push(await runStep(step, args))
  return results
}

export const runSteps = async (
  steps: Step[],
  args: string[],
  cores = availableParallelism(),
): Promise<number> => {
  const results: Awaited<ReturnType<typeof runStep>>[] = []
  for (const round of cores < MANY_CORES ? roundsOnFewCores : roundsOnManyCores) {
    const lanes = round.map((names) => steps.filter(({ lane }) => names.includes(lane)))
    results.push(...(await Promise.all(lanes.map((lane) => runLane(lane, args)))).flat())
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0)
  const failures = results.filter(({ failed }) => failed > 0)
  for (const { name, failures: titles } of failures)
    console.log(['', `Failed: ${name}`, ...titles].join('\n  '))
  const skipped = sum('skipped')
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  return failures.length === 0 ? 0 : 1
}
