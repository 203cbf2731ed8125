import { join } from 'node:path'
import webpack from 'webpack'
import { BuildManifestPlugin } from './BuildManifestPlugin.mjs'
import { facadeAlias, writeFacades } from './facade.mjs'
import { writeMonoModules } from './mono.mjs'
import { remoteList } from './remotes.mjs'
import { remoteFederation, runtimeAlias, shellFederation } from './federation.mjs'
import { givesOf, needsOf } from './facts.mjs'
import { base } from './rules.mjs'
import { consumed, provided } from './sharing.mjs'

const CHUNK_TIMEOUT_MS = 3000
const devBuild = 'dev'
/** Named in the policy of the page's server. */
const trustedTypes = { policyName: 'duetto-chunks' }
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
  ({ name, dir }) =>
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
        trustedTypes,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      plugins: [
        define(build),
        remoteFederation({ name: uniqueName(name, build), mode, shared: consumed }),
        ...(mode === 'production'
          ? [
              new BuildManifestPlugin({
                name,
                build,
                facts: async () => ({ needs: await needsOf(dir, name) }),
              }),
            ]
          : []),
      ],
      devServer: {
        port: remoteList[name].port,
        hot: false,
        liveReload: true,
        allowedHosts: ['localhost'],
        headers: { 'Access-Control-Allow-Origin': '*' },
        client: { overlay: false },
      },
    }
  }

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
    trustedTypes,
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
    entry: { main: './browser/index.ts' },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...runtimeAlias(), ...facadeAlias } },
    plugins: [
      define(build),
      shellFederation({ mode, shared: provided(writeFacades(join(dir, '.cache/facade'))) }),
      new BuildManifestPlugin({ name: 'shell', build, facts: async () => ({ gives: await givesOf() }) }),
    ],
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
