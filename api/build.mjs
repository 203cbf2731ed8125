/** Bundles each process of this package into dist. npm packages stay packages; migrations lie beside. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const dir = import.meta.dirname
const dist = join(dir, 'dist')
const entries = {
  main: 'src/main.ts',
  mailbox: 'mailbox/main.ts',
  sandbox: 'sandbox/main.ts',
  ops: 'ops/main.ts',
  drawing: 'demo/drawing/worker.ts',
}

/** Our own packages are TypeScript sources and go into the bundle. */
const npmPackages = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@duetto/') ? null : { external: true })),
}

rmSync(dist, { recursive: true, force: true })
await build({
  absWorkingDir: dir,
  entryPoints: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(join(dir, file)))),
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  loader: { '.svg': 'text', '.sql': 'text' },
  logLevel: 'warning',
  plugins: [npmPackages],
})
cpSync(join(dir, 'src/migrations'), join(dist, 'migrations'), { recursive: true })
