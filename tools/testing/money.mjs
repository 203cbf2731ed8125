/**
 * `npm run test:money [-- steps [seed]]`: money over random histories, 10,000 steps unless told otherwise. It names the seed,
 * so that what it finds can be seen again.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'

const [steps = '10000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
const began = Date.now()
console.log(`${steps} steps, seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/.bin/jest',
    'api/src/modules/payments/balance.test.ts',
    '--selectProjects',
    'api',
  ],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, MONEY_STEPS: steps, MONEY_SEED: seed },
  },
)
console.log(`${steps} steps, seed ${seed}: ${Math.round((Date.now() - began) / 1000)} s`)
process.exit(status ?? 1)
