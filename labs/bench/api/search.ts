import type { Deps } from '../../../api/src/app/deps'
import type { DbEngine } from '../../../api/src/infra/db/Db'
import { searchMembers } from '../../../api/src/modules/members/members.service'
import type { SearchQuery } from '../../../api/src/modules/members/searchFilter'
import { searchMembers as findForConsole } from '../../../api/src/modules/support/memberSearch.service'
import { addMembers, addProfiles, createDatabase, viewerId } from './data'
import { compare, percentile, sampled } from './measure'
import type { Verdict } from './measure'

const ROUNDS = 5
const SAMPLES = 20
const GOAL = 1.2
const CONSOLE_GOAL = 1.5
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 1_000_000)

const context = {
  viewerId,
  country: 'NL',
  visitorMode: 'full',
  hasPromoted: false,
  fictionalShare: 0.25,
} as const

const searches: Record<string, SearchQuery> = {
  suggested: {},
  active: { sort: 'active' },
  newest: { sort: 'newest' },
  nearest: { sort: 'nearest' },
  everywhere: { country: 'all' },
  'everywhere, everyone': { country: 'all', gender: 'all' },
  'age 30 to 40': { min_age: 30, max_age: 40 },
  'a region': { countryregion: 'Region 2' },
  '10 km': { distance: 10 },
  '50 km': { distance: 50 },
  '50 km, nearest': { distance: 50, sort: 'nearest' },
  '500 km': { distance: 500 },
  online: { online: true },
  'with photo, both ways': { photo: true, both_ways: true },
  'new this week': { new_within: 7 },
  'new this week, newest': { new_within: 7, sort: 'newest' },
  'one interest of 40': { interests: ['tea'] },
  'hair and eyes (1 of 30)': { hair_color: ['red'], eye_color: ['green'] },
  'rare (1 of 3,000)': { hair_color: ['red'], eye_color: ['green'], tattoos: ['many'], interests: ['tea'] },
  '50 km, one interest, 30 to 40': { distance: 50, interests: ['tea'], min_age: 30, max_age: 40 },
}

const depsOf = (db: DbEngine): Deps =>
  ({ db, searchDb: db, now: () => new Date(), config: { supportedLocales: [] } }) as unknown as Deps

const p95 = async (run: () => Promise<unknown>): Promise<number> =>
  percentile(await sampled(run, SAMPLES), 0.95)

/** Searches of the operators' console, with a tag and a reference that do not exist. */
const consoleSearches: Record<string, string> = {
  'the newest': '',
  'start of a name': 'mem',
  'start of an address': 'm12@b',
  'an id': '1234',
  'a tag': '#vip',
  'a reference': 'R-7KQ2-M9XD',
}

interface Sites {
  small: DbEngine
  big: DbEngine
}

export const createSites = async (serverUrl: string): Promise<Sites> => {
  const [small, big] = [
    await createDatabase(serverUrl, 'bench_search_small'),
    await createDatabase(serverUrl, 'bench_search_big'),
  ]
  console.log(`Generating 10,000 and ${MEMBERS} members …`)
  for (const [db, count] of [
    [small, 10_000],
    [big, MEMBERS],
  ] as const) {
    await addMembers(db, count)
    await addProfiles(db)
  }
  return { small, big }
}

export const measureSearches = async ({ small, big }: Sites): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  const measure = async (what: string, goal: number, run: (deps: Deps) => Promise<unknown>) => {
    const { ratio, ours, theirs } = await compare(
      ROUNDS,
      () => p95(() => run(depsOf(big))),
      () => p95(() => run(depsOf(small))),
    )
    const detail = `${ours.toFixed(2)} ms against ${theirs.toFixed(2)} ms`
    verdicts.push({ what, figure: ratio, goal, unit: 'x', detail })
  }
  for (const [name, query] of Object.entries(searches))
    await measure(`search: ${name}`, GOAL, (deps) => searchMembers(deps, query, context))
  for (const [name, q] of Object.entries(consoleSearches))
    await measure(`console: ${name}`, CONSOLE_GOAL, (deps) => findForConsole(deps, { q, page: 1 }))
  return verdicts
}

/** Measures searches whose cost must not grow with the site. `BENCH_MEMBERS` sets the size of the larger site. */
export const benchSearch = async (serverUrl: string): Promise<Verdict[]> => {
  const sites = await createSites(serverUrl)
  const verdicts = await measureSearches(sites)
  await sites.small.close()
  await sites.big.close()
  return verdicts
}
