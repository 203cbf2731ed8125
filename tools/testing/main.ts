/**
 * `npm test` runs every check except for hydration, containers and money, which are slow or need Docker and run only by
 * name. `npm test -- <part>… [args]` runs the checks that belong to all named parts.
 */
import { spawnSync } from 'node:child_process'
import { root } from '../common/packages'
import { tsx } from '../common/run'
import { chooseSteps, partsOf } from './chooseSteps'
import { runSteps } from './runSteps'
import { steps } from './steps'
import { useTemporaryFolder } from './temporary'

const onlyByName: Record<string, string> = {
  hydration: 'labs/hydration/main.mjs',
  containers: 'tools/containers/main.ts',
  money: 'tools/testing/money.ts',
}

const main = async (words: string[]): Promise<number> => {
  const [first = '', ...rest] = words
  const file = onlyByName[first]
  if (file)
    return spawnSync(process.execPath, tsx(file, ...rest), { cwd: root, stdio: 'inherit' }).status ?? 1
  const { chosen, args } = chooseSteps(steps, words)
  if (chosen.length === 0) {
    const parts = [...partsOf(steps), ...Object.keys(onlyByName)]
    console.error(`There is no part "${words.join(' ')}". Parts: ${parts.join(', ')}.`)
    return 2
  }
  process.env.BROTLI_QUALITY ??= '4'
  useTemporaryFolder()
  return runSteps(chosen, args)
}

void main(process.argv.slice(2)).then((code) => process.exit(code))
