import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const remotes = Object.keys(JSON.parse(readFileSync(new URL('remotes.json', import.meta.url), 'utf8')))

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}

const esm = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'sql-template-tag',
  'thumbhash',
  'react-hotkeys-hook',
]
const base = {
  // `npm test` sets TMPDIR to a new folder for each run, in which Jest's default cache would always start empty.
  cacheDirectory: fileURLToPath(new URL('.cache/jest', import.meta.url)),
  testRunner: fileURLToPath(new URL('tools/testing/jest/runner.mjs', import.meta.url)),
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${esm.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
}

const browser = (name) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testEnvironment: fileURLToPath(new URL('tools/testing/jest/environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/../tools/testing/jest/setupDom.ts'],
  transform: { ...transform, '\\.(webp|webm|mp4)$': '<rootDir>/../tools/testing/jest/asset.mjs' },
})

const server = (name, rootDir, testMatch) => ({
  ...base,
  displayName: name,
  rootDir,
  testEnvironment: 'node',
  testMatch,
})

export default {
  globalTeardown: fileURLToPath(new URL('tools/testing/jest/closeDatabases.mjs', import.meta.url)),
  // Jest's default of 5 s is too short for starting a database on a busy machine, but a hanging test must end.
  testTimeout: 300_000,
  projects: [
    browser('shared'),
    browser('shell'),
    ...remotes.map(browser),
    browser('console'),
    server('api', 'api', ['<rootDir>/**/*.test.ts']),
    server('demo', 'demo', ['<rootDir>/**/*.test.ts']),
    server('tools', 'tools', ['<rootDir>/**/*.test.ts']),
  ],
}
