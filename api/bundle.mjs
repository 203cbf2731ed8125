import { build } from 'esbuild'

/** Our own packages are TypeScript sources and go into the bundle. */
const npmPackages = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@duetto/') ? null : { external: true })),
}

/** Bundles processes of this package; npm packages stay packages. `entryPoints`: `{ name: file }`. */
export const bundle = ({ entryPoints, outdir }) =>
  build({
    absWorkingDir: import.meta.dirname,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Beside the entries: the demo finds its worker by its own folder.
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    metafile: true,
    target: 'node20',
    loader: { '.svg': 'text', '.sql': 'text' },
    logLevel: 'warning',
    plugins: [npmPackages],
  })
