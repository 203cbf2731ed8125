import { availableParallelism } from 'node:os'
import { say } from '../common/log.mjs'

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(0)

/** Runs one step and prints its result. A command that fails without counts is one failure. */
const runStep = async (step, args) => {
  const since = Date.now()
  say(`${step.name} …`)
  const result = await step.run(args)
  const failed = result.failed + (result.code !== 0 && result.failed === 0 ? 1 : 0)
  if (failed > 0) console.log(result.output ?? '')
  say(`${step.name}: ${result.passed} passed, ${failed} failed (${seconds(since)} s)`)
  return { name: step.name, passed: result.passed, failed, skipped: result.skipped ?? 0 }
}

/** Runs all steps in order, even if one fails. */
const runLane = async (steps, args) => {
  const results = []
  for (const step of steps) results.push(await runStep(step, args))
  return results
}

/** Which lanes run side by side, those of a list one after another; the rounds follow each other. */
const rounds = {
  /** Journeys leave some of the machine idle: unit tests use it, and give way to them. */
  few: [['lint', 'source'], ['build'], [['alone', 'journeys'], 'unit']],
  many: [['build'], ['lint', 'source', 'journeys'], ['alone', 'unit']],
}
const manyCores = 4

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0)

/**
 * Runs the lanes in rounds, and each lane's steps in order; then prints one line: N passed, N failed. Returns
 * the exit code.
 */
export const runSteps = async (steps, args) => {
  const results = []
  for (const lanes of rounds[availableParallelism() < manyCores ? 'few' : 'many']) {
    const chosen = lanes.map((names) => steps.filter(({ lane }) => [names].flat().includes(lane)))
    results.push(...(await Promise.all(chosen.map((lane) => runLane(lane, args)))).flat())
  }
  const failures = results.filter((result) => result.failed > 0)
  if (failures.length > 0) console.log(`\nFailed: ${failures.map((result) => result.name).join(', ')}`)
  const skipped = sum(results, 'skipped')
  console.log(
    `\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  return failures.length === 0 ? 0 : 1
}
