import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isHot } from './hot.mjs'

const require = createRequire(import.meta.url)
/** Not every package exports its package.json, so it is looked for in the folders that node searches. */
const packageFile = (name) =>
  require.resolve
    .paths(name)
    .map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file))
const versionOf = (name) => JSON.parse(readFileSync(packageFile(name), 'utf8')).version

/** Shared as they are: one copy is a matter of correctness (hooks, contexts), and they do not shrink. */
const whole = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react/jsx-runtime',
  ...(isHot ? ['react/jsx-dev-runtime', '@emotion/react/jsx-dev-runtime'] : []),
]

/**
 * Shared through a facade that re-exports only the names in use: sharing a whole library would defeat
 * tree shaking. Key: the import; value: the file that the facade reads.
 */
export const facades = {
  '@emotion/cache': '@emotion/cache',
  '@emotion/react': '@emotion/react',
  '@reduxjs/toolkit': '@reduxjs/toolkit',
  'react-intl': 'react-intl',
  'react-redux': 'react-redux',
  'react-router': 'react-router',
  'redux-saga': 'redux-saga',
  'redux-saga/effects': 'redux-saga/effects',
  'single-spa-react': 'single-spa-react',
  'typed-redux-saga': 'typed-redux-saga',
}

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
const sharedNames = [...whole, ...Object.keys(facades)]

/** What a remote takes from the shell: never a copy of its own. */
export const consumed = Object.fromEntries(
  sharedNames.map((name) => [
    name,
    { import: false, singleton: true, requiredVersion: `^${versionOf(packageOf(name))}` },
  ]),
)

/** What the shell gives, eagerly, from its one bundle. `facadeFiles` maps an import to its facade's file. */
export const provided = (facadeFiles) =>
  Object.fromEntries(
    sharedNames.map((name) => [
      name,
      {
        import: facadeFiles[name] ?? name,
        eager: true,
        singleton: true,
        version: versionOf(packageOf(name)),
        requiredVersion: `^${versionOf(packageOf(name))}`,
      },
    ]),
  )
