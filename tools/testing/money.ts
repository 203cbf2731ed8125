/**
 * `npm test -- money [steps [seed]]`: checks the ledgers after random orders, refunds and chargebacks, by default
 * 10,000 steps. To repeat a run, pass the seed that it printed.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { bin, root } from '../common/packages'

const [steps = '10000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
const startedAt = Date.now()
console.log(`${steps} steps, seed ${seed}`)
const test = ['api/src/modules/payments/money.test.ts', '--selectProjects', 'api']
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', bin('jest'), ...test],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MONEY_STEPS: steps, MONEY_SEED: seed } },
)
console.log(`${steps} steps, seed ${seed}: ${Math.round((Date.now() - startedAt) / 1000)} s`)
process.exit(status ?? 1)
