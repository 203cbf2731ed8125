import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import { BuildManifestPlugin } from './BuildManifestPlugin.mjs'
import { facadeAlias, writeFacades } from './facade.mjs'
import { base } from './rules.mjs'
import { consumed, provided } from './sharing.mjs'

const CHUNK_TIMEOUT_MS = 3000
/** Remotes are loaded by their entry scripts in a browser: no manifests, no loader for Node. */
const optimization = { disableSnapshot: true, target: 'web' }
const require = createRequire(import.meta.url)
const devBuild = 'dev'
/** Names that are identifiers: two builds of one remote would otherwise mix without an error. */
const uniqueName = (name, build) => `${name}_${build}`.replace(/\W/g, '_')

/** Always the production side of libraries: a developer's remote runs on the React of the site's shell. */
const define = (build) =>
  new webpack.DefinePlugin({
    'process.env.NODE_ENV': JSON.stringify('production'),
    __BUILD__: JSON.stringify(build),
  })

/**
 * The webpack configuration of a remote: exposes ./contract, ./app and ./slots, takes shared libraries from
 * the shell only. `build` names the immutable folder that it is served from.
 */
export const makeRemoteConfig =
  ({ name, dir, port }) =>
  (_, { mode = 'production' } = {}) => {
    const build = process.env.DUETTO_BUILD ?? devBuild
    return {
      ...base(mode),
      context: dir,
      entry: {},
      output: {
        path: process.env.DUETTO_OUT ?? join(dir, 'dist', build),
        filename: '[name].[contenthash:10].js',
        chunkFilename: '[id].[contenthash:10].js',
        uniqueName: uniqueName(name, build),
        publicPath: 'auto',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      plugins: [
        define(build),
        new ModuleFederationPlugin({
          name: uniqueName(name, build),
          filename: mode === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
          exposes: {
            './contract': './src/contract.ts',
            './app': './src/index.ts',
            './slots': './src/slots/index.ts',
          },
          shared: consumed,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: { fileName: 'mf-manifest.json' },
          experiments: { externalRuntime: true, optimization },
        }),
        ...(mode === 'production' ? [new BuildManifestPlugin({ name, build })] : []),
      ],
      devServer: {
        port,
        hot: false,
        liveReload: true,
        allowedHosts: ['localhost'],
        headers: { 'Access-Control-Allow-Origin': '*' },
        client: { overlay: false },
      },
    }
  }

/** Folder of the federation's packages, which are installed side by side. */
const federation = join(dirname(require.resolve('@module-federation/enhanced')), '../../..')
const runtimeParts = {
  'enhanced/runtime': 'enhanced/dist/src/runtime.mjs',
  'runtime-tools/runtime-core': 'runtime-tools/dist/runtime-core.js',
  runtime: 'runtime/dist/index.js',
  'runtime-core': 'runtime-core/dist/index.js',
  sdk: 'sdk/dist/index.js',
  'error-codes': 'error-codes/dist/index.mjs',
}

/**
 * The plugin that hands the runtime to remotes is CommonJS and would bring a second copy of the whole runtime
 * (40 kB): every request for a part of it leads to the one ES file.
 */
const runtimeAlias = Object.fromEntries(
  Object.entries(runtimeParts).map(([name, file]) => [`@module-federation/${name}$`, join(federation, file)]),
)

const shellBase = (mode, dir, build, name) => ({
  ...base(mode),
  context: dir,
  output: {
    path: process.env.DUETTO_OUT ?? join(dir, 'dist', name),
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[id].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    uniqueName: uniqueName(`shell_${name}`, build),
    publicPath: '/s/',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    clean: true,
  },
})

/** The shell: gives the shared libraries, knows no remote at build time. */
export const makeShellConfig = ({ dir }) => {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
  const build = process.env.DUETTO_BUILD ?? devBuild
  const config = shellBase(mode, dir, build, 'web')
  return {
    ...config,
    entry: { main: './src/index.ts' },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...runtimeAlias, ...facadeAlias } },
    plugins: [
      define(build),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: provided(writeFacades(join(dir, '.cache/facade'))),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization },
      }),
      new BuildManifestPlugin({ name: 'shell', build }),
    ],
  }
}

/** The same source as one bundle, each remote a lazy chunk: the yardstick for bytes and speed. */
export const makeMonoConfig = ({ dir }) => {
  const mode = 'production'
  const config = shellBase(mode, dir, 'mono', 'mono')
  return {
    ...config,
    entry: { main: './src/index.ts' },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, './federated$': join(dir, '../scripts/mono/loadModules.ts') },
    },
    plugins: [define('mono'), new BuildManifestPlugin({ name: 'shell', build: 'mono' })],
  }
}
