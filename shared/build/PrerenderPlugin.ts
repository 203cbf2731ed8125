import { brotliCompressSync, constants } from 'node:zlib'
import webpack from 'webpack'
import { prerenderedFile } from '../registry/prerendered'
import type { PrerenderedPages } from '../registry/prerendered'
import { skeletonIssues } from '../registry/skeletonIssues'
import { allLocales } from '../src/domain/locales'
import type { Locale } from '../src/domain/locales'
import { runInNode } from './runInNode'

const { sources, Compilation } = webpack
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

interface PrerenderModule {
  prerender: (locale: Locale) => Promise<PrerenderedPages>
}

export class PrerenderPlugin {
  constructor(
    private readonly name: string,
    private readonly dir: string,
  ) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrerenderPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.emit(compilation),
      )
    })
  }

  private async emit(compilation: webpack.Compilation): Promise<void> {
    const { prerender } = (await runInNode(this.dir, 'prerender.tsx')) as PrerenderModule
    for (const locale of allLocales) {
      const pages = await prerender(locale)
      const issues = skeletonIssues(this.name, pages)
      if (issues.length > 0) throw new Error(`${this.name}: ${issues.join('; ')}`)
      const json = Buffer.from(JSON.stringify(pages))
      compilation.emitAsset(
        prerenderedFile(locale),
        new sources.RawSource(brotliCompressSync(json, { params })),
      )
    }
  }
}
