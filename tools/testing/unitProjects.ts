import { log } from '../common/log'
import { packages } from '../common/packages'
import { unitTestInputs } from './packageScopes'
import type { StepResult } from './runSteps'
import type { StepCache } from './stepCache'
import { runChosen, runUnitTests } from './unitTests'

const projects = ['shared', ...packages, 'tools']

/** Runs the unit tests of packages that changed since they last passed. */
export const runProjects = async (
  args: readonly string[],
  { isUnchanged, recordPass }: StepCache,
  names: readonly string[] = projects,
  runTests = runUnitTests,
): Promise<StepResult> => {
  // `--selectProjects` comes last, because it consumes all following arguments.
  if (args.length > 0) return runChosen(names === projects ? args : [...args, '--selectProjects', ...names])
  const stepOf = (name: string) => `unit ${name}`
  const changed = names.filter((name) => !isUnchanged(stepOf(name), unitTestInputs(name)))
  const unchanged = names.length - changed.length
  for (const name of names) if (!changed.includes(name)) log(`Unit tests of ${name}: unchanged`)
  if (changed.length === 0) return { code: 0, passed: 0, failed: 0, unchanged }
  const result = await runTests(['--selectProjects', ...changed])
  const { code, failures = [] } = result
  const isKnown = code === 0 || failures.length > 0
  for (const name of changed)
    if (isKnown && !failures.some((file) => file.startsWith(`${name}/`)))
      recordPass(stepOf(name), unitTestInputs(name))
  return { ...result, unchanged }
}
