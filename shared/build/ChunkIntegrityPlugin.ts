import webpack from 'webpack'
import { integrityOf } from '../registry'

const { sources, Compilation } = webpack
const { LoadScriptRuntimeModule } = webpack.runtime
const placeholder = '__DUETTO_CHUNK_HASHES__'
const isScript = (name: string): boolean => name.endsWith('.js')

const checkScript = `
var chunkHash = JSON.parse("${placeholder}")[url.split("?")[0].split("/").pop()];
if (!chunkHash) throw new Error("no hash of " + url);
script.integrity = chunkHash;`

/**
 * Embeds the hash of each chunk in the entry, so that browsers reject a modified chunk. The registry holds the entry's
 * own hash. Runs at a late stage, because a later change to a chunk would invalidate its hash.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${checkScript}`,
      )
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 500 },
        () => this.writeHashes(compilation),
      )
    })
  }

  private writeHashes(compilation: webpack.Compilation): void {
    const scripts = compilation.getAssets().filter(({ name }) => isScript(name))
    const askers = scripts.filter(({ source }) => source.source().toString().includes(placeholder))
    const [entry] = askers
    if (!entry || askers.length !== 1) {
      const names = askers.map(({ name }) => name).join(', ') || 'none'
      compilation.errors.push(
        new webpack.WebpackError(`hashes of chunks belong into one entry, not ${names}`),
      )
      return
    }
    const hashes = Object.fromEntries(
      scripts
        .filter(({ name }) => name !== entry.name)
        .map(({ name, source }) => [name, integrityOf(source.buffer())]),
    )
    const text = JSON.stringify(hashes).replaceAll('"', '\\"')
    const written = entry.source
      .source()
      .toString()
      .replace(placeholder, () => text)
    compilation.updateAsset(entry.name, new sources.RawSource(written))
  }
}
