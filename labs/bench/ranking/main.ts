/** `npm run bench -- ranking`: compares the search's orders by the matches that simulated members would make. */
import { scoreOf } from '../../../api/src/modules/members/suggested'
import { windowSize } from '../../../api/src/modules/members/findPage'
import { isMatch, tastes } from './likes'
import type { Taste } from './likes'
import { demoPopulation, generatedPopulation, now } from './population'
import type { Person } from './population'

const shown = 20
const viewersMax = 400
const newForDays = 14

interface Candidate extends Person {
  km: number
}
type Order = (candidates: Candidate[], viewer: Person) => Candidate[]

const sortBy =
  (key: (person: Candidate, viewer: Person) => number): Order =>
  (candidates, viewer) => {
    const keyed = candidates.map((person) => ({ person, key: key(person, viewer) }))
    return keyed.sort((a, b) => b.key - a.key || b.person.id - a.person.id).map(({ person }) => person)
  }

const byScore = sortBy((person, viewer) => scoreOf(person, viewer, now))
const byActivity = sortBy(({ last_active: at }) => at.getTime())
/** The search's `suggested` order: sorts people by activity, then each window of `windowSize` by score. */
const inWindows: Order = (candidates, viewer) => {
  const ordered = byActivity(candidates, viewer)
  return Array.from({ length: Math.ceil(ordered.length / windowSize) }, (_, index) =>
    byScore(ordered.slice(index * windowSize, (index + 1) * windowSize), viewer),
  ).flat()
}

const orders: Record<string, Order> = {
  suggested: inWindows,
  active: byActivity,
  nearest: sortBy(({ km }) => -km),
}

const radians = Math.PI / 180
const kmBetween = (a: Person, b: Person): number => {
  const [lat, lon] = [(b.lat - a.lat) * radians, (b.lon - a.lon) * radians]
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(lon / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)))
}
/** Same rounding as in the search (api/src/infra/db/functions/round_km.sql). */
const roundKm = (km: number): number =>
  km < 47.5 ? Math.max(5, Math.round(km / 5) * 5) : Math.round(km / 10) * 10

const isNew = ({ created_at: at }: Person): boolean => now.getTime() - at.getTime() < newForDays * 86_400_000

const ndcg = (hits: readonly boolean[], possible: number): number => {
  const gain = (index: number): number => 1 / Math.log2(index + 2)
  const best = Array.from({ length: Math.min(possible, shown) }, (_, index) => gain(index))
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  return sum(hits.map((isHit, index) => (isHit ? gain(index) : 0))) / sum(best)
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)

const compareOrders = (name: string, people: readonly Person[], taste: Taste): void => {
  const results = Object.fromEntries(
    Object.keys(orders).map((order) => [
      order,
      { matches: [] as number[], ndcg: [] as number[], fresh: [] as number[] },
    ]),
  )
  const step = Math.max(1, Math.floor(people.length / viewersMax))
  for (const viewer of people.filter((_, index) => index % step === 0)) {
    const candidates = people
      .filter(
        ({ id, country, gender }) =>
          id !== viewer.id && country === viewer.country && gender === (viewer.looking_for ?? gender),
      )
      .map((person) => ({ ...person, km: roundKm(kmBetween(viewer, person)) }))
    const matches = new Set(
      candidates
        .filter((person) => isMatch(viewer, person, kmBetween(viewer, person), taste))
        .map(({ id }) => id),
    )
    if (matches.size === 0) continue
    for (const [order, sort] of Object.entries(orders)) {
      const first = sort([...candidates], viewer).slice(0, shown)
      const hits = first.map(({ id }) => matches.has(id))
      results[order]?.matches.push(hits.filter(Boolean).length)
      results[order]?.ndcg.push(ndcg(hits, matches.size))
      results[order]?.fresh.push(first.filter(isNew).length / first.length)
    }
  }
  const share = mean(people.map((person) => Number(isNew(person))))
  for (const [order, { matches, ndcg: gains, fresh }] of Object.entries(results))
    console.log(
      [
        name.padEnd(10),
        taste.name.padEnd(17),
        order.padEnd(10),
        `${mean(matches).toFixed(2)} matches`,
        `NDCG ${mean(gains).toFixed(3)}`,
        `new ${(mean(fresh) * 100).toFixed(1)} % (of all ${(share * 100).toFixed(1)} %)`,
        `${matches.length} viewers`,
      ].join('  '),
    )
}

for (const taste of tastes) {
  compareOrders('demo', demoPopulation(), taste)
  compareOrders('generated', generatedPopulation(12_000), taste)
}
