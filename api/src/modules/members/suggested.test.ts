import { scoreOf, scoreParts, weights } from './suggested'
import type { RankedPerson } from './suggested'

const now = new Date('2026-03-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const viewer = {
  gender: 'male',
  age: 40,
  wished_ages: null,
  interests: ['art', 'tea', 'wine', 'beer', 'music'],
} as const
const person: RankedPerson = {
  is_fictional: false,
  age: 55,
  last_active: daysAgo(3),
  created_at: daysAgo(100),
  looking_for: 'female',
  wished_ages: null,
  interests: ['cooking'],
  has_photo: false,
  has_text: false,
  prompt_count: 0,
  km: 200,
}
const score = (over: Partial<RankedPerson> = {}) => scoreOf({ ...person, ...over }, viewer, now)

describe('suggested people', () => {
  it.each<[string, Partial<RankedPerson>]>([
    ['were active later', { last_active: daysAgo(1) }],
    ['live nearer', { km: 20 }],
    ['are closer to the viewer’s age', { age: 50 }],
    ['share an interest', { interests: ['art'] }],
    ['look for the viewer’s gender', { looking_for: 'male' }],
    ['look for everybody', { looking_for: null }],
    ['have a photo', { has_photo: true }],
    ['wrote about themselves', { has_text: true }],
    ['answered a prompt', { prompt_count: 1 }],
    ['have just joined', { created_at: daysAgo(1) }],
  ])('[MEMBER-01] ranks people higher who %s', (_, better) => {
    expect(score(better)).toBeGreaterThan(score())
  })

  it('[MEMBER-01] ranks mutual age preference higher, but never age alone', () => {
    const wanting = (wished_ages: [number, number] | null) => score({ looking_for: 'male', wished_ages })
    expect(wanting([40, 50])).toBe(wanting(null))
    expect(wanting([30, 40])).toBe(wanting(null))
    expect(wanting([41, 50])).toBeLessThan(wanting(null))
    expect(wanting([30, 39])).toBeLessThan(wanting(null))
    expect(wanting([30, 39])).toBeGreaterThan(score())
    expect(score({ wished_ages: [30, 39] })).toBe(score())
    const visitor = scoreOf({ ...person, looking_for: null, wished_ages: [30, 39] }, null, now)
    expect(visitor).toBe(scoreOf({ ...person, looking_for: null }, null, now))
  })

  it('[MEMBER-01] ages that the viewer wishes replace the viewer’s own age', () => {
    const wishing = { ...viewer, wished_ages: [45, 50] } as const
    const scoreAt = (age: number) => scoreOf({ ...person, age }, wishing, now)
    expect(scoreAt(45)).toBe(scoreAt(50))
    expect(scoreAt(45)).toBeGreaterThan(scoreAt(40))
    expect(scoreAt(50)).toBeGreaterThan(scoreAt(51))
  })

  it('[TRUST-01] the activity of a fictional profile and its age do not count', () => {
    const fictional = { is_fictional: true, created_at: daysAgo(0) }
    expect(score({ ...fictional, last_active: daysAgo(0) })).toBe(
      score({ ...fictional, created_at: daysAgo(400), last_active: daysAgo(60) }),
    )
    expect(score({ ...fictional, last_active: daysAgo(0) })).toBeLessThan(score())
  })

  it('[ACCOUNT-11] a hidden distance counts as one in the middle', () => {
    expect(score({ km: null })).toBeLessThan(score({ km: 5 }))
    expect(score({ km: null })).toBeGreaterThan(score({ km: 900 }))
  })

  it('the parts and the score are between 0 and 1, also for visitors', () => {
    const best = {
      ...person,
      last_active: now,
      created_at: now,
      looking_for: 'male',
      km: 0,
      age: viewer.age,
    } as const
    const all = { ...best, interests: viewer.interests, has_photo: true, has_text: true, prompt_count: 3 }
    expect(scoreParts(all, viewer, now)).toEqual(
      Object.fromEntries(Object.keys(weights).map((part) => [part, 1])),
    )
    expect(scoreOf(all, viewer, now)).toBeCloseTo(1)
    expect(scoreOf(person, null, now)).toBeGreaterThan(0)
    expect(scoreOf({ ...all, last_active: daysAgo(-1), created_at: daysAgo(-1) }, viewer, now)).toBeCloseTo(1)
  })
})
