import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Mode } from './rules'

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0]

const require = createRequire(import.meta.url)

const optimization = (mode: Mode) => ({ disableSnapshot: mode === 'production', target: 'web' as const })

/** `name` is the chunk name, by which the shell's server finds the files to preload. */
const exposes = {
  './contract': { import: './src/contract.ts', name: 'contract' },
  './app': { import: './src/index.ts', name: 'app' },
  './slots': { import: './src/slots/index.ts', name: 'slots' },
}

const common: Partial<Options> = {
  shareStrategy: 'loaded-first',
  virtualRuntimeEntry: true,
  manifest: { fileName: 'mf-manifest.json' },
}

const dts = (mode: Mode): Options['dts'] =>
  mode !== 'production' && process.env.DUETTO_TYPES === '1'
    ? { generateTypes: { abortOnError: false }, consumeTypes: false }
    : false

interface Federation {
  mode: Mode
  shared: Options['shared']
}

export const remoteFederation = ({ name, mode, shared }: Federation & { name: string }) =>
  new ModuleFederationPlugin({
    ...common,
    name,
    filename: mode === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
    exposes,
    shared,
    dts: dts(mode),
    experiments: { externalRuntime: true, optimization: { ...optimization(mode), disableRemote: true } },
  })

export const shellFederation = ({ mode, shared }: Federation) =>
  new ModuleFederationPlugin({
    ...common,
    dts: false,
    name: 'shell',
    shared,
    experiments: { provideExternalRuntime: true, optimization: optimization(mode) },
  })

const find = (request: string): string =>
  require.resolve(request, { paths: [require.resolve('@module-federation/enhanced')] })
const besides = (request: string, file: string): string => find(request).replace(/[^/\\]+$/, file)
/**
 * Resolves each package of the Module Federation runtime to one file. These packages import each other as CommonJS, as
 * ES modules and by subpath, and each variant would add a copy to the bundle.
 */
export const runtimeAlias = (): Record<string, string> => ({
  '@module-federation/enhanced/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  '@module-federation/runtime-tools/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  '@module-federation/runtime-tools/runtime-core$': besides('@module-federation/runtime-core', 'index.js'),
  '@module-federation/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  // The key is a file path, because Module Federation imports this plug-in by its path.
  [find('@module-federation/inject-external-runtime-core-plugin')]: besides(
    '@module-federation/inject-external-runtime-core-plugin',
    'index.js',
  ),
})
