import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { packages } from '../common/packages.mjs'
import { run } from '../common/run.mjs'
import { bin, freshReport, readReport, runUnitTests } from './unitTests.mjs'

const root = join(import.meta.dirname, '../..')

/** A command that passes or fails as a whole counts as one. */
const whole = (name, parts, command, args) => ({
  name,
  parts,
  run: async () => {
    const { code, output } = await run(command, args, { cwd: root })
    return { code, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  },
})

const unit = { name: 'Unit and integration tests', parts: ['unit'], run: runUnitTests }

const journeys = (name, projects) => ({
  name,
  parts: ['e2e'],
  run: async (args) => {
    const chromium = await findChromium()
    if (chromium.fault) return { code: 1, output: chromium.fault, passed: 0, failed: 1 }
    const file = freshReport('playwright.json')
    const { code } = await run(
      bin('playwright'),
      ['test', '--reporter=line,json,./support/failedPage.ts', '--pass-with-no-tests', ...projects, ...args],
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
    const stats = readReport(file)?.stats
    return {
      code,
      output: '',
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? Number(code !== 0),
      skipped: stats?.skipped ?? 0,
    }
  },
})

/** What can share the site and the machine. */
const together = journeys('Journeys, two at a time', ['--project=desktop', '--project=phone', '--workers=2'])
const alone = journeys('Journeys, one at a time', ['--project=alone', '--workers=1'])

/** What has types; the lint of promises and switches needs them too, and runs with their check. */
const typed = ['shared', ...packages, 'e2e', 'docker', 'labs']

const inLane = (lane, steps) => steps.map((step) => ({ ...step, lane }))

/** Two lanes of about the same length, each on one core; then what uses all there are. */
export const steps = [
  ...inLane('lint', [
    whole('Lint', ['static'], bin('eslint'), ['.', '--max-warnings', '0']),
    whole('Translations', ['static', 'e2e'], process.execPath, ['tools/i18n/main.mjs', 'verify']),
    whole('Lock file', ['static'], process.execPath, ['tools/checks/lock.mjs', '--check']),
    whole('Containers', ['static'], process.execPath, ['tools/checks/compose.mjs']),
    whole('Kubernetes', ['static'], process.execPath, ['tools/checks/kubernetes.mjs']),
  ]),
  ...inLane('source', [
    whole('Format', ['static'], bin('oxfmt'), ['--check']),
    whole('Circles', ['static'], process.execPath, ['tools/checks/cycles.mjs']),
    whole('Types', ['static'], bin('oxlint'), ['--type-aware', '--type-check', ...typed]),
    whole('Unused code', ['static'], bin('knip'), []),
    whole('Documentation', ['static'], process.execPath, ['tools/docs/check.mjs']),
    whole('Guides', ['static'], process.execPath, ['tools/docs/guides/check.mjs']),
  ]),
  ...inLane('unit', [unit]),
  ...inLane('build', [
    whole('Builds, each package alone', ['build', 'e2e'], process.execPath, ['tools/build/main.mjs']),
  ]),
  ...inLane('alone', [alone]),
  ...inLane('journeys', [together]),
]
