import { say } from './say.mjs'

/**
 * Runs steps one after another, all of them even when one fails, and adds up what passed and failed.
 * Returns the exit code.
 */
export const runSteps = async (steps, args) => {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  for (const step of steps) {
    const since = Date.now()
    say(`${step.name} …`)
    const result = await step.run(args)
    const failed = result.failed + (result.code !== 0 && result.failed === 0 ? 1 : 0)
    total.passed += result.passed
    total.failed += failed
    total.skipped += result.skipped ?? 0
    if (failed > 0) {
      failures.push(step.name)
      console.log(result.output ?? '')
    }
    say(
      `${step.name}: ${result.passed} passed, ${failed} failed (${((Date.now() - since) / 1000).toFixed(0)} s)`,
    )
  }
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed === 0 ? 0 : 1
}
