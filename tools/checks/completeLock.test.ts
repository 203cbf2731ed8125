import { completeLock, platformOf } from './completeLock'

it.each([
  ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@swc/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@img/sharp-linuxmusl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@img/sharp-wasm32', undefined],
  ['@oxc/wasm32-wasi', undefined],
  ['@oxc/parser-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', undefined],
])('reads the platform of %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

const parent = { version: '1.0.0', dev: true, optionalDependencies: { 'x-darwin-arm64': '1.0.0' } }

it('adds a missing optional package with its platform', () => {
  const lock = { packages: { 'node_modules/x': { ...parent } } }
  expect(completeLock(lock)).toEqual(['x-darwin-arm64@1.0.0: added'])
  expect(lock.packages).toMatchObject({
    'node_modules/x-darwin-arm64': {
      version: '1.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
  })
})

it('accepts a package that is nested in its parent', () => {
  const nested = { 'node_modules/x/node_modules/x-darwin-arm64': { version: '1.0.0' } }
  expect(completeLock({ packages: { 'node_modules/x': { ...parent }, ...nested } })).toEqual([])
})

it('removes the address of a registry', () => {
  const lock = {
    packages: { 'node_modules/y': { version: '1.0.0', resolved: 'https://registry.example/y.tgz' } },
  }
  expect(completeLock(lock)).toHaveLength(1)
  expect(lock.packages['node_modules/y']).toEqual({ version: '1.0.0' })
})

it('refuses a package whose name does not contain the platform', () => {
  const lock = { packages: { 'node_modules/x': { optionalDependencies: { fsevents: '2.0.0' } } } }
  expect(() => completeLock(lock)).toThrow('fsevents@2.0.0')
})
