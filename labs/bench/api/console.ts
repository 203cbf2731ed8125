import type { Deps } from '../../../api/src/app/deps'
import type { DbEngine } from '../../../api/src/infra/db/Db'
import { searchMembers } from '../../../api/src/modules/support/memberSearch.service'
import { median, sampled } from './measure'
import type { Verdict } from './measure'
import { closeSites, compareSites, createSites, detailOf } from './sites'
import type { Sites } from './sites'

/** Searches per measurement. High, because other load on the machine distorts searches that take less than 1 ms. */
const SAMPLES = 200
const GOAL = 1.5

const searches: Record<string, string> = {
  'the newest': '',
  'start of a name': 'mem',
  'start of an address': 'm12@b',
  'an id': '1234',
  'a tag of every 100th member': '#vip',
  'a tag that nobody has': '#fraud',
  'a reference that does not exist': 'R-7KQ2-M9XD',
}

const addTags = async (db: DbEngine): Promise<void> => {
  await db.script(`
    insert into member_tags (user_id, tags)
    select id, array_remove(array[case when id % 100 = 0 then 'vip' end, case when id % 40 = 0 then 'called' end], null)
    from users where id % 100 = 0 or id % 40 = 0;`)
  await db.script('vacuum analyze member_tags')
}

const measureConsole = async (sites: Sites): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  for (const [name, q] of Object.entries(searches)) {
    const compared = await compareSites(sites, async (db) =>
      median(await sampled(() => searchMembers({ db } as unknown as Deps, { q, page: 1 }), SAMPLES)),
    )
    const detail = detailOf(compared)
    verdicts.push({ what: `console: ${name}`, figure: compared.ratio, goal: GOAL, unit: 'x', detail })
  }
  return verdicts
}

export const benchConsole = async (serverUrl: string): Promise<Verdict[]> => {
  const sites = await createSites(serverUrl, addTags)
  const verdicts = await measureConsole(sites)
  await closeSites(sites)
  return verdicts
}
