import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../common/run.mjs'
import { say } from '../common/log.mjs'

const root = join(import.meta.dirname, '../..')
export const bin = (name) => join(root, 'node_modules/.bin', name)
const reports = join(root, '.cache/reports')

/** Where a test runner writes its report; an earlier one is gone. */
export const freshReport = (name) => {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}

export const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const runJest = async (name, args) => {
  const file = freshReport(name)
  const { code, output } = await run(
    process.execPath,
    [
      // Tests create many short-lived objects: with more room for them, less time goes to garbage collection.
      '--max-semi-space-size=64',
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest'),
      '--json',
      `--outputFile=${file}`,
      '--silent',
      ...args,
    ],
    { cwd: root, givesWay: true },
  )
  const report = readReport(file)
  return {
    code,
    output,
    files: report?.testResults ?? [],
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: report?.numPendingTests ?? 0,
  }
}

/** Jest keeps one core for itself unless told; a worker that has grown is replaced. */
const sideBySide = ['--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB']
const rerunAtMost = 3
/** One flaky file is reported; more fail the run. */
const flakyAtMost = 1

const failedIn = (files) => files.filter(({ status }) => status === 'failed')
const countPassed = (files) =>
  files.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length

/**
 * Runs every unit and integration test. A few failed files are retried one by one: a file that then passes is flaky and is
 * reported by name. A file that fails again fails the run, and so does a second flaky one.
 */
export const runUnitTests = async (args) => {
  const first = await runJest('jest.json', [...sideBySide, ...args])
  const failed = failedIn(first.files)
  if (failed.length === 0 || failed.length > rerunAtMost) return first
  console.log(first.output)
  const paths = failed.map(({ name }) => name)
  const again = await runJest('jest-again.json', ['--runInBand', '--runTestsByPath', ...paths])
  const still = new Set(failedIn(again.files).map(({ name }) => name))
  const flaky = paths.filter((name) => !still.has(name))
  for (const path of flaky) say(`Flaky, passed when run again: ${path.slice(root.length + 1)}`)
  const tooFlaky = Math.max(0, flaky.length - flakyAtMost)
  return {
    ...again,
    code: again.code || tooFlaky,
    passed: first.passed - countPassed(failed) + again.passed,
    failed: again.failed + tooFlaky,
    skipped: first.skipped,
  }
}
