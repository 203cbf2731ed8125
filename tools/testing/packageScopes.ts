/** Patterns of each package's specs in `e2e/specs`. Other specs run only in the full suite. */
const journeys: Record<string, string[]> = {
  console: ['console/'],
  'mf-chat': ['features/chat', 'features/message-sound'],
  'mf-landers': ['platform/lander', 'platform/no-script', 'platform/gallery', 'journeys/funnel'],
  'mf-members': [
    'features/people',
    'features/many-people',
    'features/swipe',
    'features/search',
    'features/savedSearches',
    'features/note.spec',
    'features/nameSearch',
    'features/activity',
    'features/choices',
  ],
  'mf-payments': ['journeys/buy', 'journeys/payment'],
  'mf-signup': ['journeys/signup', 'journeys/join-screens', 'journeys/activation'],
  shell: ['platform/frame', 'platform/language', 'platform/tabs', 'platform/storage', 'features/login'],
}

export const journeysOf = (name: string): string[] =>
  (journeys[name] ?? []).map((path) => `specs/${path}[^/]*$`)

/** Other folders that a package's sources and unit tests read, besides `shared`. */
const extraInputs: Record<string, string[]> = {
  api: ['console', 'demo', 'docs'],
  demo: ['api', 'mf-landers'],
  shared: ['e2e', 'shell'],
  shell: ['mf-chat', 'mf-landers', 'mf-members', 'mf-payments', 'mf-signup', 'docker'],
  tools: ['.'],
}

export const unitTestInputs = (name: string): string[] => [
  name,
  'shared',
  'tools/testing/jest',
  ...(extraInputs[name] ?? []),
]
