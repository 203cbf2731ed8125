import webpack from 'webpack'

const { sources, Compilation } = webpack

/**
 * Paths of modules that webpack neither parses nor minifies. The HEIC decoder is already minified, and calls `require`
 * only in Node.
 */
export const finishedCode = /[\\/]libheif-js[\\/]/

export class FinishedChunkPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('FinishedChunkPlugin', (compilation) => {
      const isFinished = (chunk: webpack.Chunk): boolean =>
        compilation.chunkGraph
          .getChunkModules(chunk)
          .some((module) => finishedCode.test(module.nameForCondition() ?? ''))
      compilation.hooks.processAssets.tap(
        { name: 'FinishedChunkPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          for (const chunk of compilation.chunks)
            for (const file of isFinished(chunk) ? chunk.files : [])
              compilation.updateAsset(file, (source) => new sources.RawSource(source.buffer()), {
                minimized: true,
              })
        },
      )
    })
  }
}
