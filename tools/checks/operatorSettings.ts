import { readText, requireSome } from '../common/files'

/** Set by our images, processes and tests, or only for the console service. */
const internal = [
  'DUETTO_VERSION',
  ...['PORT', 'HOST', 'ROLE', 'DATA_DIR', 'REGISTRY_DIR', 'RATE_LIMITS'],
  ...['CONSOLE_PORT', 'CONSOLE_HOST', 'CONSOLE_URL', 'CONSOLE_DIR', 'METRICS_URLS', 'DASHBOARD_URLS'],
]

export const variablesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].flatMap(([, name]) => name ?? [])

export const operatorSettings = (): string[] => {
  const names = variablesIn(readText('api/src/app/environment.ts'))
  return [...new Set(requireSome(names, 'settings'))].filter((name) => !internal.includes(name))
}
