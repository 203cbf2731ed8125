/** Bundles each process of this package into dist; the database's schema and pictures lie beside. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'

const dir = import.meta.dirname
const dist = join(dir, 'dist')
const entries = {
  main: 'src/main.ts',
  mailbox: 'mailbox/main.ts',
  sandbox: 'sandbox/main.ts',
  ops: 'ops/main.ts',
  drawing: 'demo/drawing/worker.ts',
}
const entryPoints = Object.fromEntries(
  Object.entries(entries).filter(([, file]) => existsSync(join(dir, file))),
)

rmSync(dist, { recursive: true, force: true })
await bundle({ entryPoints, outdir: dist })
for (const folder of ['migrations', 'functions'])
  cpSync(join(dir, 'src/infra/db', folder), join(dist, 'schema', folder), { recursive: true })
cpSync(join(dir, 'assets'), join(dist, 'assets'), {
  recursive: true,
  filter: (file) => !file.endsWith('.ts'),
})
