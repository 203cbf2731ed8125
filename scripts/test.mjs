/**
 * `npm test`: everything, with the fastest failures first. `node scripts/test.mjs unit|e2e [args]` runs a
 * part. Ends with one plain line: N passed, N failed.
 */
import { requireNode } from './lib/node-version.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import { useOwnTemporary } from './lib/temporary.mjs'
import { steps } from './lib/test-steps.mjs'

requireNode()
// Of the builds, and of the sites that journeys start.
process.env.BROTLI_QUALITY ??= '4'
await installIfNeeded()
const [part, ...args] = process.argv.slice(2)
const chosen = part ? steps.filter((step) => step.parts.includes(part)) : steps
if (chosen.length === 0) {
  console.error(
    `There is no part "${part}". Parts: ${[...new Set(steps.flatMap((step) => step.parts))].join(', ')}.`,
  )
  process.exit(2)
}
useOwnTemporary()
process.exit(await runSteps(chosen, args))
