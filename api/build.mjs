/** Bundles each process of this package into dist; the database's schema and pictures lie beside. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'

const dir = import.meta.dirname
const dist = join(dir, 'dist')
const entries = {
  main: 'src/main.ts',
  serve: 'src/serve.ts',
  mailbox: 'mailbox/main.ts',
  sandbox: 'sandbox/main.ts',
  ops: 'ops/main.ts',
  drawing: 'demo/drawing/worker.ts',
}
const entryPoints = Object.fromEntries(
  Object.entries(entries).filter(([, file]) => existsSync(join(dir, file))),
)

/** The demo's people and pictures are loaded where there is a demo, and nowhere else. */
const refuseDemo = ({ outputs }, entry) => {
  const reached = new Set()
  const visit = (file) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') visit(path)
  }
  visit(entry)
  const demo = [...reached].flatMap((file) =>
    Object.keys(outputs[file]?.inputs ?? {}).filter((source) => source.startsWith('demo/')),
  )
  if (demo.length > 0) throw new Error(`${entry} holds the demo without asking for it: ${demo.join(', ')}`)
}

rmSync(dist, { recursive: true, force: true })
const { metafile } = await bundle({ entryPoints, outdir: dist })
refuseDemo(metafile, 'dist/main.mjs')
for (const folder of ['migrations', 'functions'])
  cpSync(join(dir, 'src/infra/db', folder), join(dist, 'schema', folder), { recursive: true })
cpSync(join(dir, 'assets'), join(dist, 'assets'), {
  recursive: true,
  filter: (file) => !file.endsWith('.ts'),
})
