/**
 * `npm test` runs every check except for hydration, containers and money, which are slow or need Docker and run only by
 * name. `npm test -- <part>… [args]` runs the checks that belong to all named parts, `npm test -- <package>` those of a
 * package. Locally, skips steps that passed with the same inputs; `npm test -- fresh …` runs all.
 */
import { spawnSync } from 'node:child_process'
import { packages, root } from '../common/packages'
import { tsx } from '../common/run'
import { chooseSteps, partsOf } from './chooseSteps'
import { runSteps } from './runSteps'
import { steps, stepsOf } from './steps'
import { useTemporaryFolder } from './temporary'
import { openStepCache } from './stepCache'
import type { StepCache } from './stepCache'

const onlyByName: Record<string, string> = {
  hydration: 'labs/hydration/main.mjs',
  containers: 'tools/containers/main.ts',
  money: 'tools/testing/money.ts',
}

const named = ['shared', ...packages]

const test = (words: string[], cache: StepCache): Promise<number> | number => {
  const [first = '', ...rest] = words
  const { chosen, args } = named.includes(first)
    ? chooseSteps(stepsOf(first), rest)
    : chooseSteps(steps, words)
  if (chosen.length === 0) {
    const parts = [...partsOf(steps), ...named, ...Object.keys(onlyByName)]
    console.error(`There is no part "${words.join(' ')}". Parts: ${parts.join(', ')}.`)
    return 2
  }
  process.env.BROTLI_QUALITY ??= '4'
  useTemporaryFolder()
  return runSteps(chosen, args, { cache })
}

const main = async (words: string[]): Promise<number> => {
  const [first = '', ...rest] = words
  const file = onlyByName[first]
  if (file)
    return spawnSync(process.execPath, tsx(file, ...rest), { cwd: root, stdio: 'inherit' }).status ?? 1
  const isFresh = first === 'fresh'
  const cache = openStepCache()
  if (isFresh || process.env.CI || process.env.E2E_REUSE) cache.isUnchanged = () => false
  return test(isFresh ? rest : words, cache)
}

void main(process.argv.slice(2)).then((code) => process.exit(code))
