import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/packages.mjs'

/** Settings that only our own processes or tests set. */
const inside = [
  'PORT',
  'HOST',
  'ROLE',
  'DATA_DIR',
  'RATE_LIMITS',
  'DEMO_DRAWS_AHEAD',
  'COMPANION_TYPING_MS',
  'COMPANION_REPLY_MS',
]

/** What an operator may set for the API, by the names of its environment. */
export const operatorSettings = () => {
  const environment = readFileSync(join(root, 'api/src/app/environment.ts'), 'utf8')
  const names = [...environment.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name)
  return [...new Set(names)].filter((name) => !inside.includes(name))
}
