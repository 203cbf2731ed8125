import type { Deps } from '../../../api/src/app/deps'
import type { DbEngine } from '../../../api/src/infra/db/Db'
import { searchMembers } from '../../../api/src/modules/members/members.service'
import type { SearchQuery } from '../../../api/src/modules/members/searchFilter'
import { addProfiles, viewerId } from './data'
import { compare, percentile, sampled } from './measure'
import type { Verdict } from './measure'
import { ROUNDS, closeSites, compareSites, createSites, detailOf } from './sites'
import type { Sites } from './sites'

const SAMPLES = 60
const RATIO = 1.2
const RATIO_TO_SUGGESTED = 4

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
  'a region': { countryregion: 'Region 4' },
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

/**
 * Compares each search with the same search on the smaller site. If the two sites find different numbers of people, the
 * work differs too, so compares with a search without criteria on the larger site instead.
 */
const measureSearches = async (sites: Sites): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  for (const [name, query] of Object.entries(searches)) {
    const search = (db: DbEngine, asked = query) => searchMembers(depsOf(db), asked, context)
    const [many, few] = [(await search(sites.big)).numResults, (await search(sites.small)).numResults]
    const compared =
      many === few
        ? await compareSites(sites, (db) => p95(() => search(db)))
        : await compare(
            ROUNDS,
            () => p95(() => search(sites.big)),
            () => p95(() => search(sites.big, {})),
          )
    const goal = many === few ? RATIO : RATIO_TO_SUGGESTED
    const detail = `${detailOf(compared)}${many === few ? '' : ` of the suggested order; finds ${many}, not ${few}`}`
    verdicts.push({ what: `search: ${name}`, figure: compared.ratio, goal, unit: 'x', detail })
  }
  return verdicts
}

export const benchSearch = async (serverUrl: string): Promise<Verdict[]> => {
  const sites = await createSites(serverUrl, addProfiles)
  const verdicts = await measureSearches(sites)
  await closeSites(sites)
  return verdicts
}
