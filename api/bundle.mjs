import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles our own packages, which are TypeScript sources, and leaves npm packages external. */
const npmPackages = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@duetto/') ? null : { external: true })),
}

/** Bundles the processes of the package in `dir`. `entryPoints` maps output names to source files. */
export const bundle = ({ entryPoints, outdir, dir = import.meta.dirname }) =>
  build({
    absWorkingDir: dir,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    metafile: true,
    target: 'node20',
    loader: { '.svg': 'text', '.sql': 'text' },
    logLevel: 'warning',
    plugins: [npmPackages],
  })

/** Copies the files that the API reads at run time. */
export const copyAssets = (dist) => {
  const dir = import.meta.dirname
  for (const folder of ['migrations', 'functions'])
    cpSync(join(dir, 'src/infra/db', folder), join(dist, 'schema', folder), { recursive: true })
  cpSync(join(dir, 'assets'), join(dist, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
}
