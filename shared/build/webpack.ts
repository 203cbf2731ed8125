import { join } from 'node:path'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { containerName } from '../src/domain/remotes'
import { timings } from '../src/domain/timings'
import { BuildManifestPlugin } from './BuildManifestPlugin'
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin'
import { DevManifestPlugin } from './DevManifestPlugin'
import { facadeAlias, writeFacades } from './facade'
import { providesOf, requiresOf, routesOf, slotsOf } from './facts'
import { FinishedChunkPlugin } from './FinishedChunkPlugin'
import { remoteFederation, runtimeAlias, shellFederation } from './federation'
import { devServer, hotEntries, hotPlugins, nodeEnv } from './hot'
import { OldestBrowsersPlugin } from './oldestBrowsers'
import { LinkPicturesPlugin } from './LinkPicturesPlugin'
import { portOf } from './remotes'
import type { RemoteName } from './remotes'
import { base, resolveRules } from './rules'
import type { Mode } from './rules'
import { consumed, provided } from './sharing'
import { PrerenderPlugin } from './PrerenderPlugin'

const devBuild = 'dev'
/** NODE_ENV must be the same in the remotes as in the shell, which bundles the shared libraries. */
const define = (build: string) =>
  new webpack.DefinePlugin({
    'process.env.NODE_ENV': JSON.stringify(nodeEnv),
    __BUILD__: JSON.stringify(build),
  })

const scriptNames = (mode: Mode) =>
  mode === 'production'
    ? { filename: '[name].[contenthash:10].js', chunkFilename: '[id].[contenthash:10].js' }
    : { filename: '[name].js', chunkFilename: '[id].js' }

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
        uniqueName: containerName(name, build),
        publicPath: 'auto',
        chunkLoadTimeout: timings.chunkLoadMs,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      plugins: [
        define(build),
        remoteFederation({ name: containerName(name, build), mode, shared: consumed }),
        ...hotPlugins(),
        ...(mode === 'production'
          ? [
              new FinishedChunkPlugin(),
              new ChunkIntegrityPlugin(),
              new OldestBrowsersPlugin(),
              new PrerenderPlugin(name, dir),
              new LinkPicturesPlugin(dir),
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

const shellManifest = (build: string) =>
  new BuildManifestPlugin(async () => ({ name: 'shell', build, provides: await providesOf() }))

interface ShellBuild {
  dir: string
  mode?: Mode
  port?: number
}

export const createShellConfig = ({ dir, mode = 'production', port }: ShellBuild): Configuration => {
  const build = process.env.DUETTO_BUILD ?? devBuild
  const facadeFiles = writeFacades(join(dir, '.cache/facade', mode), { isWhole: mode !== 'production' })
  return {
    ...base(mode),
    context: dir,
    output: {
      path: process.env.DUETTO_OUT ?? join(dir, 'dist/web'),
      ...scriptNames(mode),
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: containerName('shell_web', build),
      publicPath: mode === 'production' ? '/s/' : 'auto',
      chunkLoadTimeout: timings.chunkLoadMs,
      clean: true,
    },
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
