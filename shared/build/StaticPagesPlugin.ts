import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import webpack from 'webpack'
import type { Locale } from '../src/domain/locales'
import type { PublishedPages } from '../src/platform/static/published'

const { sources, Compilation } = webpack
/** Much of a page is in the next one as well. */
const BROTLI_QUALITY = 6

interface StaticPagesModule {
  locales: readonly Locale[]
  pagesIn: (locale: Locale) => Promise<PublishedPages>
}

/** Our own packages are TypeScript sources and go into the bundle. */
const external: Plugin = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@duetto/') ? null : { external: true })),
}

/** Runs `src/staticPages.tsx` of a remote in Node; null where a remote has no such pages. */
const readPages = async (dir: string): Promise<StaticPagesModule | null> => {
  const entry = join(dir, 'src/staticPages.tsx')
  if (!existsSync(entry)) return null
  const outfile = join(dir, '.cache/staticPages.mjs')
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
    plugins: [external],
  })
  return (await import(pathToFileURL(outfile).href)) as StaticPagesModule
}

/** Adds the remote's pages that are HTML already at its build, by language, to the build's files. */
export class StaticPagesPlugin {
  constructor(private readonly dir: string) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('StaticPagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'StaticPagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.emit(compilation),
      )
    })
  }

  private async emit(compilation: webpack.Compilation): Promise<void> {
    const pages = await readPages(this.dir)
    if (!pages) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    for (const locale of pages.locales) {
      const json = Buffer.from(JSON.stringify(await pages.pagesIn(locale)))
      compilation.emitAsset(`pages/${locale}.br`, new sources.RawSource(brotliCompressSync(json, { params })))
    }
  }
}
