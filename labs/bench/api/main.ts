/**
 * `npm run bench -- api [queries|http|search|console|review]`: compares the cost of the API with its cost on less data
 * and with that of a bare server, in one run.
 */
import { hasPostgres, startOwnPostgres } from '../../../api/src/testing/ownPostgres'
import { benchConsole } from './console'
import { benchHttp } from './http'
import { printTable } from './measure'
import type { Verdict } from './measure'
import { benchQueries } from './queries'
import { benchReview } from './review'
import { benchSearch } from './search'

const PORT = 19_432
const benches: Record<string, (serverUrl: string) => Promise<Verdict[]>> = {
  queries: benchQueries,
  http: benchHttp,
  search: benchSearch,
  console: benchConsole,
  review: benchReview,
}

const run = async (wanted: readonly string[]): Promise<void> => {
  const server = startOwnPostgres(PORT)
  try {
    const verdicts: Verdict[] = []
    for (const [name, bench] of Object.entries(benches))
      if (wanted.length === 0 || wanted.includes(name)) verdicts.push(...(await bench(server.url)))
    process.exitCode = printTable(verdicts) === 0 ? 0 : 1
  } finally {
    server.remove()
  }
}

if (hasPostgres()) void run(process.argv.slice(2))
else {
  console.error('The benchmarks need Postgres: install the package postgresql.')
  process.exitCode = 1
}
