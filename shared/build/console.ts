import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import type { Compiler, Configuration } from 'webpack'
import { nodeEnv } from './hot'
import { base, resolveRules } from './rules'
import type { Mode } from './rules'

class IndexPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IndexPagePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: 'IndexPagePlugin', stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? []
        const scripts = files
          .filter((file) => file.endsWith('.js'))
          .map((file) => `<script defer src="/${file}"></script>`)
        const page = [
          '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Duetto console</title>',
          '<meta name="viewport" content="width=device-width,initial-scale=1">',
          '<meta name="robots" content="noindex"><meta name="csp-nonce" content="__NONCE__">',
          '<link rel="icon" href="data:,">',
          ...scripts,
          '</head><body><div id="root"></div></body></html>',
        ].join('')
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page))
      })
    })
  }
}

const routerFile = (name: string) =>
  fileURLToPath(import.meta.resolve(name).replace('/development/', `/${nodeEnv}/`))

export const createConsoleConfig =
  ({ dir }: { dir: string }) =>
  (_: unknown, { mode = 'production' }: { mode?: Mode } = {}): Configuration => ({
    ...base(mode),
    context: dir,
    entry: { main: './src/index.tsx' },
    resolve: {
      ...resolveRules,
      alias: { ...resolveRules.alias, 'react-router/dom$': routerFile('react-router/dom') },
    },
    output: {
      path: join(dir, 'dist/web'),
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[id].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      publicPath: '/',
      clean: true,
    },
    plugins: [new IndexPagePlugin()],
  })
