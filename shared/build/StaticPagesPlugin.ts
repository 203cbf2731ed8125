import { brotliCompressSync, constants } from 'node:zlib'
import webpack from 'webpack'
import { skeletonFaults } from '../registry/skeletonFaults'
import { skeletonKey, skeletonsFile, writeSkeletons } from '../registry/skeletons'
import type { PublishedSkeletons } from '../registry/skeletons'
import type { Locale } from '../src/domain/locales'
import type { PublishedPages } from '../src/platform/prerender/published'
import { runInNode } from './runInNode'

const { sources, Compilation } = webpack
/** Pages have much in common, which a large window compresses. */
const BROTLI_QUALITY = 6

interface StaticPagesModule {
  locales: readonly Locale[]
  pagesIn: (locale: Locale) => Promise<PublishedPages>
}
interface SkeletonsModule {
  draw: (key: string) => PublishedSkeletons
}

/**
 * Adds to the build what is shown in the remote's place before it runs: its prerendered pages, by language, and
 * the placeholders of all pages.
 */
export class StaticPagesPlugin {
  constructor(
    private readonly name: string,
    private readonly dir: string,
  ) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('StaticPagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'StaticPagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          await this.emitPages(compilation)
          await this.emitSkeletons(compilation)
        },
      )
    })
  }

  private async emitPages(compilation: webpack.Compilation): Promise<void> {
    const pages = (await runInNode(this.dir, 'staticPages')) as StaticPagesModule | null
    if (!pages) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    for (const locale of pages.locales) {
      const json = Buffer.from(JSON.stringify(await pages.pagesIn(locale)))
      compilation.emitAsset(`pages/${locale}.br`, new sources.RawSource(brotliCompressSync(json, { params })))
    }
  }

  private async emitSkeletons(compilation: webpack.Compilation): Promise<void> {
    const drawn = (await runInNode(this.dir, 'skeletons')) as SkeletonsModule | null
    if (!drawn) return
    const skeletons = drawn.draw(skeletonKey(this.name))
    // Publishing would refuse it, too; fail early for its author.
    const faults = skeletonFaults(this.name, skeletons)
    if (faults.length > 0) throw new Error(`${this.name}: ${faults.join('; ')}`)
    compilation.emitAsset(skeletonsFile, new sources.RawSource(writeSkeletons(skeletons)))
  }
}
