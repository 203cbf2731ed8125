import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

const require = createRequire(import.meta.url)

/** The shell loads remotes by their entry scripts: what reads manifests, and what runs in Node, is left out. */
const optimization = { disableSnapshot: true, target: 'web' }

/** Named, so that the page's server knows their chunks. */
const exposes = {
  './contract': { import: './src/contract.ts', name: 'contract' },
  './app': { import: './src/index.ts', name: 'app' },
  './slots': { import: './src/slots/index.ts', name: 'slots' },
}

/** Type hints and the developer tools are for `npm run dev`; a production build has neither. */
const common = (mode) => ({
  shareStrategy: 'loaded-first',
  dts: mode === 'production' ? false : { generateTypes: { abortOnError: false }, consumeTypes: false },
  dev: mode !== 'production',
  virtualRuntimeEntry: true,
})

/** A remote only gives: it takes the runtime's core from the shell, and has nothing in it that loads other remotes. */
export const remoteFederation = ({ name, mode, shared }) =>
  new ModuleFederationPlugin({
    ...common(mode),
    name,
    filename: mode === 'production' ? 'entry.[contenthash:10].js' : 'entry.js',
    exposes,
    shared,
    manifest: { fileName: 'mf-manifest.json' },
    experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
  })

/** The shell gives the runtime and the shared libraries, and knows no remote at build time. */
export const shellFederation = ({ mode, shared, runtimePlugins }) =>
  new ModuleFederationPlugin({
    ...common(mode),
    dts: false,
    name: 'shell',
    shared,
    runtimePlugins,
    manifest: { fileName: 'mf-manifest.json' },
    experiments: { provideExternalRuntime: true, optimization },
  })

/**
 * The runtime's packages ask for each other in several ways (by package, by part, as CommonJS and as ES modules), and each
 * way would bring another copy. All lead to the one ES file, of which webpack keeps what is used.
 */
const find = (request) =>
  require.resolve(request, { paths: [require.resolve('@module-federation/enhanced')] })
const besides = (request, file) => find(request).replace(/[^/\\]+$/, file)
export const runtimeAlias = () => ({
  '@module-federation/enhanced/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  '@module-federation/runtime-tools/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  '@module-federation/runtime-tools/runtime-core$': besides('@module-federation/runtime-core', 'index.js'),
  '@module-federation/runtime$': besides('@module-federation/runtime', 'bundler.js'),
  // Named by its file: what gives the runtime to the remotes.
  [find('@module-federation/inject-external-runtime-core-plugin')]: besides(
    '@module-federation/inject-external-runtime-core-plugin',
    'index.js',
  ),
})
