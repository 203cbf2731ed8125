import { readFileSync } from 'node:fs'

export const remotes = Object.keys(JSON.parse(readFileSync(new URL('remotes.json', import.meta.url), 'utf8')))

export const sharedParts = [
  'domain',
  'brand',
  'contract',
  'http',
  'media',
  'events',
  'redux',
  'i18n',
  'texts',
  'ui',
  'platform',
  'testing',
]

/**
 * Elements that each element may import. Each may also import npm packages, Node's modules, and itself unless it is a
 * key of `rooms`.
 */
const matrix = {
  domain: [],
  brand: ['domain'],
  contract: ['domain'],
  http: ['contract', 'domain'],
  events: ['domain', 'contract'],
  media: ['domain'],
  redux: ['domain', 'contract', 'http', 'media'],
  i18n: ['domain'],
  texts: ['i18n', 'contract', 'domain'],
  ui: ['i18n', 'domain', 'brand'],
  platform: sharedParts.filter((part) => part !== 'testing'),
  testing: sharedParts,
  gallery: ['ui', 'i18n', 'domain'],
  bucket: [],
  registry: ['domain', 'bucket'],
  tracing: [],
  limits: [],
  build: ['registry', 'domain', 'events', 'platform'],
  common: sharedParts,
  host: [...sharedParts, 'common'],
  screens: [...sharedParts, 'common', 'host'],
  app: [...sharedParts, 'common', 'host', 'screens'],
  shell: [...sharedParts, 'common', 'host', 'screens', 'app', 'bucket', 'registry', 'tracing', 'limits'],
  // The API needs i18n and texts, because e-mails share sentences with the interface.
  api: ['domain', 'brand', 'i18n', 'texts', 'contract', 'media', 'bucket', 'registry', 'tracing', 'limits'],
  // The console uses only the theme and the paths of the selfie poses from ui.
  console: ['domain', 'brand', 'contract', 'ui'],
  demo: ['api', 'domain', 'contract'],
  e2e: ['domain', 'contract', 'tools'],
  tools: ['domain', 'contract', 'i18n', 'registry', 'build', 'common', 'api'],
  labs: ['domain', 'contract', 'registry', 'build', 'common', 'api', 'demo', 'tools'],
  ...Object.fromEntries(remotes.map((name) => [name, sharedParts])),
}

const remoteParts = ['feature', 'widget', 'entity']
const partOf = (remote, parts) => ({ types: { anyOf: parts }, captured: { remote } })
const allowWithin = (remote, parts, element) => ({
  from: { element: partOf(remote, parts) },
  allow: { to: { element } },
})

/** Modules of the shell in the browser, lowest first. Each may import those before it; screens also import host. */
export const rooms = {
  host: [
    ...['page', 'security', 'stream', 'theme', 'discreet', 'toasts', 'pwa', 'locale', 'messageSound', 'push'],
    ...['popups', 'tabs', 'session', 'tracing', 'tracking', 'routing', 'navigation', 'errors', 'remotes'],
    ...['platform', 'context', 'outlets', 'drops'],
  ],
  screens: [
    ...['discreet', 'consent', 'progress', 'language', 'pwa', 'toasts', 'timeBonus', 'notices', 'topbar'],
    ...['layouts', 'popups', 'errors', 'pages'],
  ],
}

export const policies = [
  ...Object.entries(rooms).flatMap(([type, names]) =>
    names.map((room, index) => ({
      from: { element: { type, captured: { room } } },
      allow: { to: { element: { type, captured: { room: names.slice(0, index + 1) } } } },
    })),
  ),
  ...Object.entries(matrix).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: { element: { types: { anyOf: from in rooms ? to : [from, ...to] } } } },
  })),
  {
    from: { element: { types: { anyOf: Object.keys(matrix) } } },
    allow: { to: { module: { origin: ['external', 'core'] } } },
  },
  {
    from: { element: { types: { anyOf: remoteParts } } },
    allow: { to: { element: { types: { anyOf: sharedParts } } } },
  },
  {
    from: { element: { types: { anyOf: remoteParts } } },
    allow: { to: { module: { origin: ['external', 'core'] } } },
  },
  ...remotes.flatMap((remote) => [
    allowWithin(remote, ['feature', 'widget', 'entity'], { type: remote }),
    { from: { element: { type: remote } }, allow: { to: { element: partOf(remote, remoteParts) } } },
    allowWithin(remote, ['feature', 'widget'], partOf(remote, ['widget', 'entity'])),
    allowWithin(remote, ['entity'], partOf(remote, ['entity'])),
  ]),
  {
    from: { element: { type: 'feature' } },
    allow: {
      to: {
        element: {
          type: 'feature',
          captured: { remote: '{{from.captured.remote}}', feature: '{{from.captured.feature}}' },
        },
      },
    },
  },
]
