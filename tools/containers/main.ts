/**
 * `npm test -- containers [part …]`: performs an operator's tasks with real containers, in a copy of the last commit.
 * Needs a Docker engine, docker-compose and the ports 8080, 8082, 8083, 80 and 443. Exits with 2 if the engine or
 * docker-compose is missing. `--keep` leaves the containers running.
 */
import { parseArgs } from 'node:util'
import { findMissingEngine } from './engine'
import { parts } from './parts'
import { createReport } from './report'
import { openSite } from './site'

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'boolean' } },
    allowPositionals: true,
  })
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`)
    return 2
  }
  const missing = findMissingEngine()
  if (missing) {
    console.log(`The containers were not tested: ${missing}`)
    return 2
  }
  const report = createReport()
  const site = await openSite()
  try {
    for (const [name, part] of Object.entries(parts))
      if (positionals.length === 0 || positionals.includes(name)) {
        await report.part(name, (check) => part(site, check))
        site.reset()
      }
  } finally {
    if (!values.keep) await site.remove()
  }
  return report.end()
}

void main().then((code) => process.exit(code))
