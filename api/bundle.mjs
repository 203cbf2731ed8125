import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/** Keeps packages external, except `@duetto/*`, which are TypeScript without a build. */
const npmPackages = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@duetto/') ? null : { external: true })),
}

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

const bundleScorer = (dist) => {
  const { resolve } = createRequire(import.meta.url)
  const to = join(dist, 'scorer')
  const copy = (folder, files) => files.forEach((file) => cpSync(join(folder, file), join(to, file)))
  const nsfwjs = join(dirname(resolve('nsfwjs')), '../..')
  copy(join(nsfwjs, 'dist/models/mobilenet_v2_mid'), [
    'model.min.js',
    'group1-shard1of2.min.js',
    'group1-shard2of2.min.js',
  ])
  copy(nsfwjs, ['LICENSE'])
  copy(dirname(resolve('@tensorflow/tfjs-backend-wasm')), [
    'tfjs-backend-wasm.wasm',
    'tfjs-backend-wasm-simd.wasm',
  ])
  return build({
    entryPoints: [join(import.meta.dirname, 'src/modules/photos/screening/scorer/main.ts')],
    outfile: join(to, 'scorer.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    target: 'node20',
    logLevel: 'warning',
    // Bundled CommonJS packages use `require` and `__dirname`, which ES modules lack.
    banner: {
      js: "import { createRequire as loader } from 'node:module'; const require = loader(import.meta.url), __dirname = import.meta.dirname;",
    },
  })
}

export const copyAssets = async (dist) => {
  const dir = import.meta.dirname
  await bundleScorer(dist)
  for (const folder of ['migrations', 'functions'])
    cpSync(join(dir, 'src/infra/db', folder), join(dist, 'schema', folder), { recursive: true })
  cpSync(join(dir, 'assets'), join(dist, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
}
