/**
 * mf-payments is deployed alone, to a shell that may be older: its contract must fit the shell of the previous release, as kept in
 * shared/registry/released/shell.json. Publishing makes the same comparison with the live shell. `--keep`, at a release, writes down
 * today's shell.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import 'tsx'
import { root } from './lib/packages.mjs'

const { providesOf, requiresOf, slotsOf } = await import('../shared/build/facts.ts')
const { incompatibilities } = await import('../shared/registry/compatibility.ts')

const file = join(root, 'shared/registry/released/shell.json')
if (process.argv.includes('--keep')) {
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify({ ...kept, provides: await providesOf() }, null, 2)}\n`)
  console.log('Kept what today’s shell provides. Names of the platform and props of slots are kept by hand.')
} else {
  const { provides } = JSON.parse(readFileSync(file, 'utf8'))
  const name = 'mf-payments'
  const dir = join(root, name)
  const build = { name, requires: await requiresOf(dir, name), slots: await slotsOf(dir) }
  const faults = incompatibilities(build, provides)
  for (const fault of faults) console.error(`${name} does not fit the released shell: ${fault}`)
  if (faults.length > 0) process.exit(1)
  console.log(`${name} fits the shell of the previous release`)
}
