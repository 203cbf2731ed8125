import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Mode } from './rules'

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0]

const require = createRequire(import.meta.url)

/**
 * The shell loads remotes by their entry scripts, so code that reads manifests or runs in Node is left out.
 * The federation's developer tools read manifests, so a shell in development keeps that part.
 */
const optimization = (mode: Mode) => ({ disableSnapshot: mode === 'production', target: 'web' as const })

/** Named, so that the shell's server knows their chunks. */
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

/** Type hints are only generated where a developer asks for them, because they need a compiler run. */
const dts = (mode: Mode): Options['dts'] =>
  mode !== 'production' && process.env.DUETTO_TYPES === '1'
    ? { generateTypes: { abortOnError: false }, consumeTypes: false }
    : false

/**
 * A remote only exposes: it takes the runtime's core from the shell, and contains nothing that loads other
 * remotes.
 */
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

/** The shell provides the runtime and the shared libraries, and knows no remote at build time. */
export const shellFederation = ({ mode, shared }: Federation) =>
  new ModuleFederationPlugin({
    ...common,
    dts: false,
    name: 'shell',
    shared,
    experiments: { provideExternalRuntime: true, optimization: optimization(mode) },
  })

/**
 * The runtime's packages import each other in several ways (by package, by part, as CommonJS and as ES
 * modules), and each way would add another copy. All resolve to one ES file, which webpack tree-shakes.
 */
const find = (request: string): string =>
  require.resolve(request, { paths: [require.resolve('@module-federation/enhanced')] })
const besides = (request: string, file: string): string => find(request).replace(/[^/\\]+$/, file)
export const runtimeAlias = (): Record<string, string> => ({
  '@module-federation/enhanced/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  '@module-federation/runtime-tools/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  '@module-federation/runtime-tools/runtime-core$': besides('@module-federation/runtime-core', 'index.js'),
  '@module-federation/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  // Referenced by file: it provides the runtime to the remotes.
  [find('@module-federation/inject-external-runtime-core-plugin')]: besides(
    '@module-federation/inject-external-runtime-core-plugin',
    'index.js',
  ),
})
