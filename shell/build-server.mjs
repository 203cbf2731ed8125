import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

const dir = import.meta.dirname
const dist = join(dir, 'dist')
const require = createRequire(import.meta.url)

/**
 * Bundles `@duetto/*` packages, which are TypeScript sources, and the Module Federation runtime, whose npm package
 * would add compilers to the image. All other npm packages stay external.
 */
const external = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      /^@(duetto|module-federation)\//.test(path) ? null : { external: true },
    ),
}

await build({
  entryPoints: [join(dir, 'server/main.ts')],
  outfile: join(dist, 'server/main.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  logLevel: 'warning',
  plugins: [external],
})

await build({
  entryPoints: [join(dir, '../shared/src/ui/theme/index.ts')],
  outfile: join(dist, 'server/theme.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
})
const { fontFiles } = await import(join(dist, 'server/theme.mjs'))
mkdirSync(join(dist, 'fonts'), { recursive: true })
for (const { file, name } of fontFiles) copyFileSync(require.resolve(file), join(dist, 'fonts', name))
copyFileSync(join(dir, 'serviceworker/sw.js'), join(dist, 'sw.js'))
cpSync(join(dir, 'icons'), join(dist, 'icons'), { recursive: true })
