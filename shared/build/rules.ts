import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import { finishedCode } from './FinishedChunkPlugin'
import { isHot, nodeEnv } from './hot'

const unusedAdapter = (name: string): [string, false] => [
  fileURLToPath(new URL(`lib/adapters/${name}.js`, import.meta.resolve('axios'))),
  false,
]

const loader = (name: string): string => join(import.meta.dirname, 'loaders', name)

const moduleRules: RuleSetRule[] = [
  { test: /[\\/]locales[\\/][a-z]{2}\.json$/, type: 'javascript/auto', use: loader('catalogue.ts') },
  { test: /emojibase-data[\\/][a-z]+[\\/]compact\.json$/, use: loader('emojiData.ts') },
  { test: /[\\/]\w*[mM]essages\.ts$/, use: loader('defaultMessages.ts') },
  {
    test: /\.tsx?$/,
    exclude: /[\\/]\w*[mM]essages\.ts$/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: {
              runtime: 'automatic',
              importSource: '@emotion/react',
              development: isHot,
              refresh: isHot,
            },
          },
        },
      },
    },
  },
  {
    test: /[\\/]films[\\/][^\\/]+$/,
    type: 'asset/resource',
    // No content hash, because `runInNode` computes these URLs without webpack.
    generator: { filename: 'films/[name][ext]' },
  },
  { test: /\.(woff2|webp|svg|png)$/, exclude: /[\\/]films[\\/]/, type: 'asset/resource' },
]

export const resolveRules = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  alias: {
    // The `exports` map of react-router always resolves to the development build.
    'react-router$': fileURLToPath(
      import.meta.resolve('react-router').replace('/development/', `/${nodeEnv}/`),
    ),
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    ...Object.fromEntries(['fetch', 'http'].map(unusedAdapter)),
  },
}

export type Mode = 'production' | 'development'

const minimizer = () =>
  new MinimizerPlugin({
    // SWC already minifies on native threads.
    parallel: false,
    minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 2 }, mangle: true } },
  })

const optimizationOf = (mode: Mode): Configuration['optimization'] =>
  mode === 'production'
    ? {
        moduleIds: 'deterministic',
        chunkIds: 'deterministic',
        minimize: nodeEnv === 'production',
        minimizer: [minimizer()],
      }
    : {}

export const base = (mode: Mode): Configuration => ({
  mode,
  target: ['web', 'es2022'],
  // The default in development, `eval`, violates the Content-Security-Policy.
  devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
  module: { rules: moduleRules, noParse: finishedCode },
  resolve: resolveRules,
  performance: { hints: false },
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
  optimization: { nodeEnv, ...optimizationOf(mode) },
})
