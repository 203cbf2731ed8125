import { join } from 'node:path'
import { bin, packages, root } from '../common/packages'
import { run, tsx } from '../common/run'
import { chromiumMissing, findChromium } from './chromium'
import { journeysOf, unitTestInputs } from './packageScopes'
import { freshReport, readReport } from './reports'
import type { Lane, Step } from './runSteps'
import { runProjects } from './unitProjects'

const everything = ['.']

const command = (name: string, parts: string[], file: string, args: string[], inputs = everything) => ({
  name,
  parts,
  inputs,
  run: async () => {
    const { code, output } = await run(file, args, { cwd: root })
    return { code, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  },
})
const tool = (name: string, parts: string[], file: string, ...args: string[]) =>
  command(name, parts, process.execPath, tsx(`tools/${file}.ts`, ...args))

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { ok: boolean; file: string; title: string }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

const failuresIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresIn),
]

const journeys = (name: string, ...options: string[]) => ({
  name,
  parts: ['e2e'],
  inputs: everything,
  run: async (args: string[]) => {
    const chromium = await findChromium()
    if (!chromium) return { code: 1, output: chromiumMissing, passed: 0, failed: 1 }
    const file = freshReport('playwright.json')
    const reporters = '--reporter=line,json,./support/failedPage.ts'
    const { code } = await run(
      bin('playwright'),
      ['test', reporters, '--pass-with-no-tests', ...options, ...args],
      {
        cwd: join(root, 'e2e'),
        env: {
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          CHROMIUM: chromium.path,
          CHROMIUM_HEADLESS: chromium.headlessPath,
        },
        isShown: true,
      },
    )
    const report = readReport<PlaywrightReport>(file)
    const stats = report?.stats
    return {
      code,
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? Number(code !== 0),
      skipped: stats?.skipped ?? 0,
      failures: failuresIn(report ?? {}),
    }
  },
})

const typed = ['shared', ...packages, 'e2e', 'docker', 'tools', 'labs']

const inLane = (lane: Lane, ...steps: Omit<Step, 'lane'>[]): Step[] =>
  steps.map((step) => ({ ...step, lane }))

const eslint = (name: string, folder: string, inputs?: string[]) =>
  command(name, ['static', 'lint', 'eslint'], bin('eslint'), [folder, '--max-warnings', '0'], inputs)
const types = (name: string, folders: string[], inputs?: string[]) =>
  command(
    name,
    ['static', 'lint', 'types'],
    bin('oxlint'),
    ['--type-aware', '--type-check', ...folders],
    inputs,
  )
/** Has its own cache (`tools/build`). */
const build = { ...tool('Builds, each package alone', ['build', 'e2e'], 'build/main'), inputs: [] }

export const steps: Step[] = [
  // `lint` and `source` run in parallel, so they should take about the same time.
  ...inLane(
    'lint',
    eslint('ESLint', '.'),
    tool('Translations', ['static', 'e2e'], 'i18n/main', 'verify', '--strict'),
    tool('Lock file', ['static'], 'checks/lock', '--check'),
    tool('Containers', ['static'], 'checks/compose'),
    tool('Kubernetes', ['static'], 'checks/kubernetes'),
  ),
  ...inLane(
    'source',
    command('Format', ['static', 'lint', 'format'], bin('oxfmt'), ['--check']),
    tool('SQL', ['static', 'lint', 'sql'], 'checks/sql/main'),
    types('Types', typed),
    command('Unused code', ['static', 'lint', 'unused'], bin('knip'), []),
    tool('Documents', ['static', 'docs'], 'docs/check'),
    tool('Guides', ['static', 'docs'], 'docs/guides/check'),
  ),
  ...inLane('unit', {
    name: 'Unit and integration tests',
    parts: ['unit'],
    inputs: [],
    run: (args, cache) => runProjects(args, cache),
  }),
  ...inLane('build', build),
  ...inLane('alone', journeys('Journeys, one at a time', '--project=alone', '--workers=1')),
  ...inLane(
    'journeys',
    journeys('Journeys, two at a time', '--project=desktop', '--project=phone', '--workers=2'),
  ),
]

/** Types, lint, unit tests and journeys of one package. */
export const stepsOf = (name: string): Step[] => {
  const own = unitTestInputs(name)
  const paths = journeysOf(name)
  // Some specs of the console may not run beside others.
  const workers = name === 'console' ? 1 : 2
  return [
    ...inLane('lint', eslint(`ESLint of ${name}`, name, own)),
    ...inLane('source', types(`Types of ${name}`, [name], own)),
    ...inLane('unit', {
      name: 'Unit and integration tests',
      parts: ['unit'],
      inputs: [],
      run: (args, cache) => runProjects(args, cache, [name]),
    }),
    ...(paths.length > 0
      ? [
          ...inLane('build', build),
          ...inLane('journeys', journeys(`Journeys of ${name}`, `--workers=${workers}`, ...paths)),
        ]
      : []),
  ]
}
