/**
 * `npm test`: everything, with the fastest failures first. `node tools/test.mjs unit|e2e [args]` runs a
 * part. Ends with one plain line: N passed, N failed.
 */
import { requireNode } from './setup/nodeVersion.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { runSteps } from './testing/runSteps.mjs'
import { useOwnTemporary } from './testing/temporary.mjs'
import { steps } from './testing/steps.mjs'

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
