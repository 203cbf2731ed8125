import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import webpack from 'webpack'
import { integrityOf } from '../registry'
import type { BuildManifest } from '../registry'

const { sources, Compilation } = webpack
const quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY)
const isText = (name: string): boolean => /\.(js|json|css|svg)$/.test(name)

export class BuildManifestPlugin {
  constructor(private readonly facts: () => Promise<Omit<BuildManifest, 'files' | 'chunks'>>) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'BuildManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1000 },
        () => this.emit(compilation),
      )
    })
  }

  private async emit(compilation: webpack.Compilation): Promise<void> {
    const files: BuildManifest['files'] = {}
    for (const { name, source } of compilation.getAssets()) {
      if (name.endsWith('.map')) continue
      const bytes = source.buffer()
      const file: BuildManifest['files'][string] = { integrity: integrityOf(bytes), bytes: bytes.length }
      files[name] = file
      if (!isText(name)) continue
      const brotli = brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_QUALITY]: quality,
        },
      })
      file.brotli = brotli.length
      compilation.emitAsset(`${name}.br`, new sources.RawSource(brotli))
      compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipSync(bytes, { level: 9 })))
    }
    const chunks: BuildManifest['chunks'] = {}
    for (const [name, group] of compilation.namedChunkGroups) {
      chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'))
    }
    const manifest: BuildManifest = { ...(await this.facts()), files, chunks }
    compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(manifest, null, 1)))
  }
}
