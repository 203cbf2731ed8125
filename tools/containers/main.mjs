/**
 * `npm run test:containers [-- part …]`: an operator's day with real containers, in a copy of the last commit.
 * Needs a Docker engine and docker-compose, and ends with 2 where they are missing; and the ports 8080 to 8083, 80
 * and 443. `--keep` leaves the containers running.
 */
import { parseArgs } from 'node:util'
import { makeReport } from './report.mjs'
import { openSite } from './site.mjs'
import { parts } from './parts.mjs'
import { findEngine } from './engine.mjs'

const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
const missing = findEngine()
if (missing) {
  console.log(`The containers were not tried: ${missing}`)
  process.exit(2)
}

const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
const report = makeReport()
const site = await openSite()
try {
  for (const name of chosen) await report.part(name, (check) => parts[name](site, check))
} finally {
  if (!values.keep) await site.remove()
}
process.exit(report.end())
