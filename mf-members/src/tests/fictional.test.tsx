import type { Settings } from '@duetto/shared/contract'
import { createUser, renderRemote, testNow } from '@duetto/shared/testing'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { questionsRequested, findRequested } from '../entities/match-finder/slice'
import { MembersRoutes } from '../routes'
import { LikePopup } from '../slots/LikePopup'
import { MatchModal } from '../slots/match/MatchModal'
import { createSlotsStore } from '../slots/store'
import { createStore } from '../store'
import { createCard, createProfile, createSearchAnswer } from '../testing/fakes'

const card = createCard(3, { is_fictional: true })
const now = new Date(testNow).toISOString()
const none = () => {}

const answers = {
  searchMembers: () => ({ ...createSearchAnswer([]), profiles: [card], numResults: 1 }),
  getMember: () => ({ profile: createProfile(3, { is_fictional: true }) }),
  getLikes: () => ({
    profiles: [{ ...card, is_liked: true, is_match: true }],
    liked_by: [{ ...card, like_new: true, liked_at: now, is_liked: true, is_match: true }],
    total_new: 1,
  }),
  getSwipeDeck: () => ({ profiles: [card], likes_left: 4, resets_at: null, now, can_undo: false }),
  getActivity: () => ({ items: [{ kind: 'visit' as const, profile: card, at: now, is_new: false }], now }),
  getMatchFinder: () => ({ questions: [{ id: 'weekend', answers: ['outdoors'] }], answers: [] }),
  findMatches: () => ({ candidates: [{ profile: card, score: 87, shared: [] }] }),
}

type Given = Partial<Settings>
const show = (screenOf: ReactNode, path: string, settings: Given, make = createStore as never) =>
  renderRemote(screenOf, {
    path,
    user: createUser(),
    createStore: make,
    answers,
    settings: { search_fields: [], visible_profile_fields: [], ...settings },
  })
const open = (path: string) => (settings: Given) => void show(<MembersRoutes />, path, settings)
const slot = (element: ReactNode) => (settings: Given) =>
  void show(element, '/members', settings, createSlotsStore as never)

const screens: [string, (settings: Given) => void][] = [
  ['tiles of the search', open('/members')],
  ['profile', open('/members/3')],
  ['profile of a like', open('/likes/m/3')],
  ['likes received', open('/likes')],
  ['likes given', open('/likes/liked')],
  ['matches', open('/likes/matches')],
  ['swipe card', open('/swipe-game')],
  ['activity', open('/activity')],
  [
    'results of the match finder',
    (settings) => {
      const { store } = show(<MembersRoutes />, '/match-finder', settings)
      act(() => {
        store?.dispatch(questionsRequested())
        store?.dispatch(findRequested())
      })
    },
  ],
  ['like popup', slot(createElement(LikePopup, { profile: card, onClose: none }))],
  ['match dialog', slot(createElement(MatchModal, { profile: { ...card, is_match: true }, onClose: none }))],
]

describe.each(screens)('[TRUST-01][MEMBER-04] the %s', (_name, draw) => {
  it('labels a fictional profile with our term', async () => {
    draw({})
    expect((await screen.findAllByText('Fictional profile'))[0]).toBeVisible()
  })

  it('labels it with the site’s term, without a mask if fictional_icon is off', async () => {
    draw({ fictional_singular: 'Moderated profile', fictional_icon: false })
    const [label] = await screen.findAllByText('Moderated profile')
    expect(label).toBeVisible()
    expect(label?.querySelector('svg')).toBeNull()
    expect(screen.queryByText('Fictional profile')).toBeNull()
  })
})

it.each([
  ['', 'team', /Messages are written by our team, for entertainment\. You cannot meet in person\./],
  ['', 'script', /Messages are written by a script, for entertainment\./],
  ['', 'both', /Messages are written by our team, or by a script, for entertainment\./],
  ['All chats are moderated.', 'team', /Member 3 is a fictional profile\. All chats are moderated\./],
] as const)(
  '[MEMBER-04] with the warning “%s”, a fictional profile explains the label (%s)',
  async (warning, answers, text) => {
    open('/members/3')({ fictional_warning: warning, fictional_answers: answers })
    const isNotice = (_: string, element: Element | null) =>
      element?.tagName === 'SPAN' && text.test(element.textContent)
    expect(await screen.findByText(isNotice)).toBeVisible()
  },
)

it.each([
  ['', 'Hide fictional profiles'],
  ['Muses', 'Hide muses'],
])('[MEMBER-04] with the plural “%s”, the filter is called “%s”', async (plural, name) => {
  open('/members')({ fictional_plural: plural, search_fields: ['hide_fictional'] })
  expect((await screen.findAllByRole('switch', { name, hidden: true }))[0]).toBeInTheDocument()
})
