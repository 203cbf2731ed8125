import boundaries from 'eslint-plugin-boundaries'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { policies, remotes, rooms, sharedParts } from './eslint.boundaries.mjs'

/** Globals that browsers can block along with cookies. Reading or using them can then throw. */
const storageGlobals = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'BroadcastChannel',
]
const storageMessage = 'Use the helpers of shared/src/platform/storage: the browser may refuse it.'
const storageRules = {
  'no-restricted-globals': ['error', ...storageGlobals.map((name) => ({ name, message: storageMessage }))],
  'no-restricted-properties': [
    'error',
    ...[
      ['document', 'cookie'],
      ...['cookieEnabled', 'locks', 'serviceWorker', 'storage'].map((name) => ['navigator', name]),
      ...['window', 'globalThis', 'self'].flatMap((object) => storageGlobals.map((name) => [object, name])),
    ].map(([object, property]) => ({ object, property, message: storageMessage })),
  ],
}

const serverOnly = [
  'zod',
  '@duetto/shared/contract/schemas',
  '@duetto/shared/contract/refusals',
  '@duetto/shared/testing',
]
/** The build compiles messages only in files named `*messages.ts` (shared/build/rules.ts). */
const uncompiledTexts = {
  regex: '(^|/)(i18n|defineMessages)$',
  importNames: ['defineMessages'],
  message: 'Only files named *messages.ts are compiled: elsewhere, placeholders would be shown as braces.',
}

const plainTexts = [
  'JSXText[value=/[a-z]{2}/i]',
  'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|label|hint|placeholder)$/] > Literal[value=/[a-z]{2}/i]',
].map((selector) => ({ selector, message: 'Define texts in messages.ts, so that every catalogue has them.' }))

/** `pressedKey` ignores keys pressed during IME input. */
const rawKeys = [
  'MemberExpression[object.name=/^(e|event|nativeEvent)$/][property.name=/^(key|code|keyCode|which|isComposing)$/]',
  'MemberExpression[object.property.name="nativeEvent"][property.name=/^(key|code|keyCode|which|isComposing)$/]',
  'BinaryExpression[right.value=/^(Enter|Escape|Tab|Backspace|Delete|Home|End|Arrow[A-Z].*|Page[A-Z].*)$/] > :matches(Identifier[name="key"], MemberExpression[property.name="key"]).left:not(BlockStatement:has(CallExpression[callee.name="pressedKey"]) *)',
].map((selector) => ({ selector, message: 'Read the key with pressedKey of @duetto/shared/ui.' }))

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/.cache/**',
      'coverage/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { boundaries, 'react-hooks': reactHooks },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': [
        ...sharedParts.map((part) => ({ type: part, pattern: `shared/src/${part}` })),
        { type: 'gallery', pattern: 'shared/gallery' },
        { type: 'bucket', pattern: 'shared/bucket' },
        { type: 'registry', pattern: 'shared/registry' },
        { type: 'tracing', pattern: 'shared/tracing' },
        { type: 'limits', pattern: 'shared/limits' },
        { type: 'build', pattern: 'shared/build' },
        { type: 'feature', pattern: '*/src/features/*', capture: ['remote', 'feature'] },
        { type: 'widget', pattern: '*/src/widgets', capture: ['remote'] },
        { type: 'entity', pattern: '*/src/entities', capture: ['remote'] },
        ...remotes.map((remote) => ({ type: remote, pattern: remote })),
        ...Object.keys(rooms).map((type) => ({
          type,
          pattern: `shell/browser/${type}/*`,
          capture: ['room'],
        })),
        { type: 'app', pattern: 'shell/browser' },
        { type: 'common', pattern: 'shell/common' },
        { type: 'shell', pattern: 'shell' },
        { type: 'api', pattern: 'api' },
        { type: 'console', pattern: 'console/src' },
        { type: 'demo', pattern: 'demo' },
        { type: 'e2e', pattern: 'e2e' },
        { type: 'tools', pattern: 'tools' },
        { type: 'labs', pattern: 'labs' },
      ],
    },
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: [
      '{shared/src,shared/bucket,shared/registry,shared/tracing,shared/limits,shared/build,shell,mf-*,console,api,demo,e2e,tools,labs}/**/*.{ts,tsx,mjs}',
    ],
    // shell/testing imports every remote, for tests.
    ignores: ['**/*.test.{ts,tsx}', '**/webpack.config.mjs', 'shell/testing/**'],
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
  },
  {
    // These rules run the React compiler on each file, so limit them to files with components and hooks.
    files: [
      '{shared/{src,gallery},shell,mf-*,console}/**/*.tsx',
      '{shared/src,shell,mf-*/src,console/src}/**/use*.ts',
    ],
    ignores: ['**/*.test.tsx'],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'mf-*/src/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: '@duetto/shared/events', importNames: ['Bus', 'createBus'] }] },
      ],
    },
  },
  {
    files: ['{mf-*/src,shell/browser,shared/src}/**/*.ts'],
    ignores: ['**/*.test.ts', 'shared/src/testing/**', 'shared/src/ui/input/pressedKey.ts'],
    rules: { 'no-restricted-syntax': ['error', ...rawKeys] },
  },
  {
    files: ['{mf-*/src,shell/browser}/**/*.tsx', '{mf-*/src,shell/browser}/**/use*.ts'],
    ignores: ['**/*.test.tsx', 'mf-*/src/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'ImportSpecifier[imported.name="callApi"]',
          'CallExpression[callee.property.name="call"][callee.object.name="http"]',
          'CallExpression[callee.property.name="call"][callee.object.property.name="http"]',
        ].map((selector) => ({ selector, message: 'Dispatch an action; its saga makes the call.' })),
        ...plainTexts,
        ...rawKeys,
      ],
    },
  },
  {
    files: ['shared/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'shared/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...plainTexts, ...rawKeys] },
  },
  {
    files: ['{shell/browser,mf-*/src,shared/src}/**/*.{ts,tsx}'],
    ignores: ['shared/src/platform/storage/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: storageRules,
  },
  {
    // SQL belongs in repositories, except in operators' commands (docs/decisions/0020).
    files: ['api/**/*.ts'],
    ignores: [
      '**/*.repository.ts',
      'api/src/infra/db/**',
      'api/ops/**',
      'api/src/testing/**',
      '**/*.test.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: ['sql-template-tag'] }] },
  },
  {
    files: [
      '{shell/browser,mf-*/src}/**/*.{ts,tsx}',
      'shared/src/{http,media,events,redux,i18n,texts,ui,platform}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', 'mf-*/src/testing/**', 'shared/src/i18n/index.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: serverOnly, patterns: [uncompiledTexts] }] },
  },
  {
    files: ['{shell/browser,mf-*/src,shared/src}/**/*[mM]essages.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: serverOnly }] },
  },
  // Layers of `shell/server`, top first: app, page, remotes, edge. Each may import only the layers below it.
  ...Object.entries({ edge: 'page|remotes|app', remotes: 'page|app', page: 'app' }).map(([room, others]) => ({
    files: [`shell/server/${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: `^(\\.\\./)+(${others})/` }] }],
    },
  })),
  {
    files: ['{tools,labs,demo}/**', 'api/ops/**', '{shared/build,docker}/**', 'shell/server/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
)
