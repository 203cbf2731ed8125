import { basename, join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'

const external: Plugin = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@duetto/') ? null : { external: true })),
}

/** Resolves imports of films to their URLs. Must match the rule for films in rules.ts. */
const films = (dir: string): Plugin => ({
  name: 'films',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]films[\\/][^\\/]+\.(webm|mp4|webp)$/ }, ({ path }) => {
      const address = `/r/${basename(dir)}/${process.env.DUETTO_BUILD ?? 'dev'}/films/${basename(path)}`
      return { contents: `export default ${JSON.stringify(address)}` }
    }),
})

export const runInNode = async (dir: string, name: string): Promise<unknown> => {
  const entry = join(dir, 'src', name)
  const outfile = join(dir, `.cache/${parse(name).name}.mjs`)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    loader: { '.webp': 'empty' },
    logLevel: 'warning',
    plugins: [external, films(dir)],
  })
  return (await import(pathToFileURL(outfile).href)) as unknown
}
