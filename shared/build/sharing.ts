import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isHot } from './hot'

const require = createRequire(join(import.meta.dirname, 'sharing.ts'))
const versionOf = (name: string): string => {
  const files = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name, 'package.json'))
  const file = files.find((path) => existsSync(path))
  if (!file) throw new Error(`${name} is not installed.`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Shared without facades, because tree shaking would not shrink these packages. */
const whole = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react/jsx-runtime',
  ...(isHot ? ['react/jsx-dev-runtime', '@emotion/react/jsx-dev-runtime'] : []),
]

/**
 * Libraries shared through facades, because sharing a whole library prevents tree shaking. In production, a facade
 * exports only the names in use, unless the library is in `wholeToo`.
 */
export const facades: readonly string[] = [
  '@emotion/cache',
  '@emotion/react',
  '@reduxjs/toolkit',
  'react-intl',
  'react-redux',
  'react-router',
  'redux-saga',
  'redux-saga/effects',
  'single-spa-react',
  'typed-redux-saga',
]

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
const versions = new Map([...whole, ...facades].map((name) => [name, versionOf(packageOf(name))]))
const byName = <Value>(valueOf: (name: string, version: string) => Value): Record<string, Value> =>
  Object.fromEntries([...versions].map(([name, version]) => [name, valueOf(name, version)]))

export const consumed = byName((_, version) => ({
  import: false as const,
  singleton: true,
  requiredVersion: `^${version}`,
}))

export const provided = (facadeFiles: Record<string, string>) =>
  byName((name, version) => ({
    import: facadeFiles[name] ?? name,
    eager: true,
    singleton: true,
    version,
    requiredVersion: false as const,
  }))
