import { join } from 'node:path'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import type { BuildManifest } from '../registry'
import { timings } from '../src/domain/timings'
import { BuildManifestPlugin } from './BuildManifestPlugin'
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin'
import { DevManifestPlugin } from './DevManifestPlugin'
import { facadeAlias, writeFacades } from './facade'
import { providesOf, requiresOf, routesOf, slotsOf } from './facts'
import { FinishedChunkPlugin } from './FinishedChunkPlugin'
import { remoteFederation, runtimeAlias, shellFederation } from './federation'
import { devServer, hotEntries, hotPlugins, nodeEnv } from './hot'
import { writeMonoModules } from './mono'
import { OldestBrowsersPlugin } from './oldestBrowsers'
import { portOf, remotes, root } from './remotes'
import type { RemoteName } from './remotes'
import { base, resolveRules } from './rules'
import type { Mode } from './rules'
import { consumed, provided } from './sharing'
import { PrerenderPlugin } from './PrerenderPlugin'

const devBuild = 'dev'
/** Must be an identifier: otherwise two builds of one remote mix without an error. */
const uniqueName = (name: string, build: string): string => `${name}_${build}`.replace(/\W/g, '_')

/** NODE_ENV must match the shell's build of the shared libraries. */
const define = (build: string) =>
  new webpack.DefinePlugin({
    'process.env.NODE_ENV': JSON.stringify(nodeEnv),
    __BUILD__: JSON.stringify(build),
  })

const scriptNames = (mode: Mode) =>
  mode === 'production'
    ? { filename: '[name].[contenthash:10].js', chunkFilename: '[id].[contenthash:10].js' }
    : { filename: '[name].js', chunkFilename: '[id].js' }

/**
 * The webpack configuration of a remote: exposes ./contract, ./app and ./slots, and uses the shell's shared libraries.
 * `build` names the immutable folder it is served from.
 */
export const createRemoteConfig =
  ({ name, dir }: { name: RemoteName; dir: string }) =>
  (_: unknown, { mode = 'production' }: { mode?: Mode } = {}): Configuration => {
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
        chunkLoadTimeout: timings.chunkLoadMs,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      plugins: [
        define(build),
        remoteFederation({ name: uniqueName(name, build), mode, shared: consumed }),
        ...hotPlugins(),
        ...(mode === 'production'
          ? [
              new FinishedChunkPlugin(),
              new ChunkIntegrityPlugin(),
              new OldestBrowsersPlugin(),
              new PrerenderPlugin(name, dir),
              new BuildManifestPlugin(async () => ({
                name,
                build,
                requires: await requiresOf(dir, name),
                routes: await routesOf(dir),
                slots: await slotsOf(dir),
              })),
            ]
          : [new DevManifestPlugin(name, dir)]),
      ],
      devServer: devServer(portOf(name)),
    }
  }

const shellBase = (mode: Mode, dir: string, build: string, name: string) => ({
  ...base(mode),
  context: dir,
  output: {
    path: process.env.DUETTO_OUT ?? join(dir, 'dist', name),
    ...scriptNames(mode),
    assetModuleFilename: '[name].[contenthash:10][ext]',
    uniqueName: uniqueName(`shell_${name}`, build),
    publicPath: mode === 'production' ? '/s/' : 'auto',
    chunkLoadTimeout: timings.chunkLoadMs,
    clean: true,
  },
})

const shellManifest = (
  build: string,
  inside: () => Promise<Pick<BuildManifest, 'remotes'>> = async () => ({}),
) =>
  new BuildManifestPlugin(async () => ({
    name: 'shell',
    build,
    provides: await providesOf(),
    ...(await inside()),
  }))

/** The routes of the remotes in the single bundle. */
const remotesInside = async (): Promise<Pick<BuildManifest, 'remotes'>> => {
  const pages = remotes.map(async (name) => [name, { routes: await routesOf(join(root, name)) }] as const)
  return { remotes: Object.fromEntries(await Promise.all(pages)) }
}

interface ShellBuild {
  dir: string
  mode?: Mode
  /** Port of its dev server. */
  port?: number
}

/** The webpack configuration of the shell. */
export const createShellConfig = ({ dir, mode = 'production', port }: ShellBuild): Configuration => {
  const build = process.env.DUETTO_BUILD ?? devBuild
  const config = shellBase(mode, dir, build, 'web')
  const facadeFiles = writeFacades(join(dir, '.cache/facade', mode), { isWhole: mode !== 'production' })
  return {
    ...config,
    entry: { main: [...hotEntries, './browser/index.ts'] },
    resolve: { ...resolveRules, alias: { ...resolveRules.alias, ...runtimeAlias(), ...facadeAlias } },
    plugins: [
      define(build),
      shellFederation({ mode, shared: provided(facadeFiles) }),
      ...hotPlugins(),
      ...(mode === 'production' ? [new OldestBrowsersPlugin(), shellManifest(build)] : []),
    ],
    ...(port === undefined ? {} : { devServer: devServer(port) }),
  }
}

/** Configuration of the single bundle, with each remote as a lazy chunk. `npm run bench -- page` compares with it. */
export const createMonoConfig = ({ dir }: { dir: string }): Configuration => {
  const config = shellBase('production', dir, 'mono', 'mono')
  return {
    ...config,
    entry: { main: './browser/index.ts' },
    resolve: {
      ...resolveRules,
      alias: { ...resolveRules.alias, './federated$': writeMonoModules(join(dir, '.cache/mono')) },
    },
    plugins: [define('mono'), new FinishedChunkPlugin(), shellManifest('mono', remotesInside)],
  }
}
