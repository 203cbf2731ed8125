import { relative } from 'node:path'
import { log } from '../common/log'
import { bin, root } from '../common/packages'
import { run } from '../common/run'
import { freshReport, readReport } from './reports'
import type { StepResult } from './runSteps'

export interface TestFile {
  name: string
  status: string
  assertionResults: { status: string }[]
}

interface JestReport {
  testResults: TestFile[]
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  numPendingTests: number
}

export interface JestResult extends StepResult {
  files: TestFile[]
}
export type RunJest = (
  report: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
) => Promise<JestResult>

const failedIn = (files: TestFile[]) => files.filter(({ status }) => status === 'failed')

const runJest: RunJest = async (name, args, env) => {
  const file = freshReport(name)
  const { code, output } = await run(
    process.execPath,
    [
      // A larger young generation needs fewer garbage collections for the many short-lived objects of tests.
      '--max-semi-space-size=64',
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest'),
      '--json',
      `--outputFile=${file}`,
      '--silent',
      ...args,
    ],
    { cwd: root, env, lowPriority: true },
  )
  const report = readReport<JestReport>(file)
  const files = report?.testResults ?? []
  return {
    code,
    output,
    files,
    failures: failedIn(files).map(({ name: path }) => relative(root, path)),
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: report?.numPendingTests ?? 0,
  }
}

/** By default, Jest leaves a core free and never restarts workers that use much memory. */
const parallel = ['--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB']
const MAX_RERUN = 3
const MAX_FLAKY = 1

/** For explicit arguments: queries time out after 5 s, and failed files are not rerun. */
export const runChosen = (args: readonly string[]): Promise<StepResult> =>
  runJest('jest.json', [...parallel, ...args], {
    FIND_WITHIN_MS: process.env.FIND_WITHIN_MS ?? '5000',
  })

const countPassed = (files: TestFile[]) =>
  files.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length

export const runUnitTests = async (args: readonly string[], runTests = runJest): Promise<StepResult> => {
  const first = await runTests('jest.json', [...parallel, ...args])
  const failed = failedIn(first.files)
  if (failed.length === 0 || failed.length > MAX_RERUN) return first
  const paths = failed.map(({ name }) => name)
  const again = await runTests('jest-again.json', ['--runInBand', '--runTestsByPath', ...paths])
  const stillFailing = new Set(failedIn(again.files).map(({ name }) => name))
  const flaky = paths.filter((name) => !stillFailing.has(name))
  if (flaky.length > 0) console.log(first.output)
  for (const path of flaky) log(`Flaky, passed when run again: ${relative(root, path)}`)
  const tooFlaky = Math.max(0, flaky.length - MAX_FLAKY)
  return {
    ...again,
    code: again.code || tooFlaky,
    passed: first.passed - countPassed(failed) + again.passed,
    failed: again.failed + tooFlaky,
    failures: tooFlaky ? first.failures : again.failures,
    skipped: first.skipped,
  }
}
