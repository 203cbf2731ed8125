import { createImage, createOwnProfile } from '../testing'
import { limits } from './limits'
import { interests, profileFields, sexualInterests } from './profile'
import { completenessOf, nextProfileCard, profileCards } from './completeness'
import type { DismissedCards } from './completeness'
import { dayMs, timings } from './timings'

const now = Date.UTC(2026, 2, 1)
const photos = (...statuses: ('active' | 'pending' | 'rejected')[]) => {
  const images = statuses.map((status, index) => ({
    ...createImage(index + 1, { status }),
    refusal: null,
    is_refused_by_program: false,
    appeal: null,
  }))
  return { images, main_image: images[0] ?? null }
}
const common = interests.filter((one) => !sexualInterests.includes(one))
const whole = createOwnProfile({
  ...photos('active', 'pending'),
  about_me: 'I read.',
  interests: common.slice(0, limits.interestsSuggested),
  prompts: [{ prompt: 'sunday', answer: 'Bed' }],
  reason_for_joining: 'dating',
  body_type: 'slim',
  hair_color: 'red',
  eye_color: 'green',
  relationship_status: 'single',
  tattoos: 'none',
})
const next = (over: Parameters<typeof createOwnProfile>[0] = {}, dismissed: DismissedCards = {}, at = now) =>
  nextProfileCard({ ...whole, ...over }, profileFields, dismissed, at)

describe('completeness', () => {
  it('[ACCOUNT-10] names the first missing part with the share of the others', () => {
    expect(completenessOf(createOwnProfile(), profileFields)).toEqual({ percent: 20, next: 'photo' })
    expect(completenessOf({ ...whole, tattoos: null }, profileFields)).toEqual({
      percent: 98,
      next: 'tattoos',
    })
    expect(completenessOf(whole, profileFields)).toEqual({ percent: 100, next: null })
  })

  it('[CONFIG-01] ignores fields that the site does not have', () => {
    expect(completenessOf({ ...whole, tattoos: null, about_me: '' }, ['interests'])).toEqual({
      percent: 100,
      next: null,
    })
  })
})

describe('cards that ask for a detail', () => {
  it('[ACCOUNT-10] ask for one missing part at a time, and never for what sign-up asks', () => {
    const empty = createOwnProfile({ city: null, looking_for: null })
    expect(nextProfileCard(empty, profileFields, {}, now)).toBe('photo')
    expect(next({ city: null, gender: null })).toBeNull()
    expect(next({ about_me: ' ', tattoos: null })).toBe('words')
    expect(next()).toBeNull()
  })

  it('[ACCOUNT-10] count common interests and photos that are not rejected', () => {
    expect(next({ interests: [...common.slice(0, 5), ...sexualInterests.slice(0, 3)] })).toBe('interests')
    expect(next(photos('active', 'rejected'))).toBe('second_photo')
  })

  it('[ACCOUNT-10] pause after “Not now”, then another is shown, and the same one after weeks', () => {
    const open = { hair_color: null, tattoos: null } as const
    const dismissed = { hair_color: now }
    expect(next(open, dismissed, now + timings.profileCardPauseMs - 1)).toBeNull()
    expect(next(open, dismissed, now + timings.profileCardPauseMs)).toBe('tattoos')
    expect(next(open, dismissed, now + timings.profileCardAgainDays * dayMs)).toBe('hair_color')
    const all = Object.fromEntries(profileCards.map((card) => [card, now]))
    expect(next(open, all, now + timings.profileCardPauseMs)).toBeNull()
  })
})
