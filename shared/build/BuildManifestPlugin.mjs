import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import webpack from 'webpack'

const { sources, Compilation } = webpack
const isText = (name) => /\.(js|json|css|svg)$/.test(name)
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Adds `build.json` (each file with its integrity and sizes, the files of each named chunk, and what `facts` says of
 * what the build needs or gives) and the compressed twins `.br` and `.gz` that the server sends.
 */
export class BuildManifestPlugin {
  constructor({ name, build, facts }) {
    this.name = name
    this.build = build
    this.facts = facts
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'BuildManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1000 },
        () => this.emit(compilation),
      )
    })
  }

  async emit(compilation) {
    const files = {}
    for (const { name, source } of compilation.getAssets()) {
      if (name.endsWith('.map')) continue
      const bytes = source.buffer()
      files[name] = { integrity: integrityOf(bytes), bytes: bytes.length }
      if (!isText(name)) continue
      const brotli = brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      files[name].brotli = brotli.length
      compilation.emitAsset(`${name}.br`, new sources.RawSource(brotli))
      compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipSync(bytes, { level: 9 })))
    }
    const chunks = {}
    for (const [name, group] of compilation.namedChunkGroups) {
      chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'))
    }
    const manifest = { name: this.name, build: this.build, files, chunks, ...(await this.facts()) }
    compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(manifest, null, 1)))
  }
}
