import { join } from 'node:path'
import webpack from 'webpack'
import { BuildManifestPlugin } from './BuildManifestPlugin.mjs'
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.mjs'
import { facadeAlias, writeFacades } from './facade.mjs'
import { writeMonoModules } from './mono.mjs'
import { remoteList } from './remotes.mjs'
import { remoteFederation, runtimeAlias, shellFederation } from './federation.mjs'
import { firstCallsOf, givesOf, needsOf } from './facts.mjs'
import { devServer, hotEntries, hotPlugins, nodeEnv } from './hot.mjs'
import { base } from './rules.mjs'
import { consumed, provided } from './sharing.mjs'

const CHUNK_TIMEOUT_MS = 3000
const devBuild = 'dev'
/** Names that are identifiers: two builds of one remote would otherwise mix without an error. */
const uniqueName = (name, build) => `${name}_${build}`.replace(/\W/g, '_')

/** The side of libraries that the site's shell gives; a remote that is developed alone runs on a shell for production. */
const define = (build) =>
  new webpack.DefinePlugin({
    'process.env.NODE_ENV': JSON.stringify(nodeEnv),
    __BUILD__: JSON.stringify(build),
  })

const scriptNames = (mode) =>
  mode === 'production'
    ? { filename: '[name].[contenthash:10].js', chunkFilename: '[id].[contenthash:10].js' }
    : { filename: '[name].js', chunkFilename: '[id].js' }

/**
 * The webpack configuration of a remote: exposes ./contract, ./app and ./slots, takes shared libraries from
 * the shell only. `build` names the immutable folder that it is served from.
 */
export const makeRemoteConfig =
  ({ name, dir }) =>
  (_, { mode = 'production' } = {}) => {
    const build = process.env.DUETTO_BUILD ?? devBuild
    return {
      ...base(mode),
      context: dir,
      entry: {},
      output: {
        path: process.env.DUETTO_OUT ?? join(dir, 'dist', build),
        ...scriptNames(mode),
        uniqueName: uniqueName(name, build),
        publicPath: 'auto',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      plugins: [
        define(build),
        remoteFederation({ name: uniqueName(name, build), mode, shared: consumed }),
        ...hotPlugins(),
        ...(mode === 'production'
          ? [
              new ChunkIntegrityPlugin(),
              new BuildManifestPlugin({
                name,
                build,
                facts: async () => ({ needs: await needsOf(dir, name), firstCalls: await firstCallsOf(dir) }),
              }),
            ]
          : []),
      ],
      devServer: devServer(remoteList[name].port),
    }
  }

const shellBase = (mode, dir, build, name) => ({
  ...base(mode),
  context: dir,
  output: {
    path: process.env.DUETTO_OUT ?? join(dir, 'dist', name),
    ...scriptNames(mode),
    assetModuleFilename: '[name].[contenthash:10][ext]',
    uniqueName: uniqueName(`shell_${name}`, build),
    publicPath: mode === 'production' ? '/s/' : 'auto',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    clean: true,
  },
})

/** The shell: gives the shared libraries, knows no remote at build time. `port` is of its server for development. */
export const makeShellConfig = ({ dir, mode = 'production', port }) => {
  const build = process.env.DUETTO_BUILD ?? devBuild
  const config = shellBase(mode, dir, build, 'web')
  const facadeFiles = writeFacades(join(dir, '.cache/facade', mode), { isWhole: mode !== 'production' })
  const manifest = () =>
    new BuildManifestPlugin({ name: 'shell', build, facts: async () => ({ gives: await givesOf() }) })
  return {
    ...config,
    entry: { main: [...hotEntries, './browser/index.ts'] },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...runtimeAlias(), ...facadeAlias } },
    plugins: [
      define(build),
      shellFederation({ mode, shared: provided(facadeFiles) }),
      ...hotPlugins(),
      ...(mode === 'production' ? [manifest()] : []),
    ],
    devServer: devServer(port),
  }
}

/** The same source as one bundle, each remote a lazy chunk: the yardstick for bytes and speed. */
export const makeMonoConfig = ({ dir }) => {
  const mode = 'production'
  const config = shellBase(mode, dir, 'mono', 'mono')
  return {
    ...config,
    entry: { main: './browser/index.ts' },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, './federated$': writeMonoModules(join(dir, '.cache/mono')) },
    },
    plugins: [
      define('mono'),
      new BuildManifestPlugin({
        name: 'shell',
        build: 'mono',
        facts: async () => ({ gives: await givesOf() }),
      }),
    ],
  }
}
