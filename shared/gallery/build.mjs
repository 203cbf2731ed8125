import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const out = fileURLToPath(new URL('dist/', import.meta.url))
const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const require = createRequire(import.meta.url)
const common = { bundle: true, logLevel: 'error', jsx: 'automatic', jsxImportSource: '@emotion/react' }

mkdirSync(out, { recursive: true })
await build({
  ...common,
  entryPoints: [here('main.tsx')],
  outdir: out,
  // Browsers do not run module scripts from file URLs.
  format: 'iife',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
})
await build({
  ...common,
  entryPoints: [here('../src/ui/theme/index.ts')],
  outfile: `${out}theme.mjs`,
  format: 'esm',
})

const { fontCss, fontFiles, tokensCss } = await import(`${out}theme.mjs`)
for (const { file, name } of fontFiles) copyFileSync(require.resolve(file), `${out}${name}`)
writeFileSync(
  `${out}index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Components</title><style>${fontCss('./')}${tokensCss()}</style>
<script>document.documentElement.dataset.theme=new URLSearchParams(location.search).get('theme')??'light'</script>
<div id="root"></div><script src="./main.js"></script></html>`,
)
