import type { EndpointName } from '@duetto/shared/contract'
import { matchQuestions } from '@duetto/shared/domain'
import { expectAccessible, createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { MembersRoutes } from '../routes'
import { createStore } from '../store'
import { createCard } from '../testing/fakes'

interface Page {
  path: string
  call: EndpointName
  ready: unknown
  content: string | RegExp
}

const questions = matchQuestions.map(({ id, answers }) => ({ id, answers: [...answers] }))
const now = new Date(Date.UTC(2026, 2, 1)).toISOString()
const deckOf = (profiles: unknown[]) => ({
  profiles,
  likes_left: 4,
  resets_at: null,
  now,
  can_undo: false,
})
const likesOf = (profiles: object[]) => ({
  liked_by: profiles.map((card) => ({ ...card, like_new: false, liked_at: now })),
  profiles: [],
  total_new: 0,
})
const likes: Page = {
  path: '/likes',
  call: 'getLikes',
  ready: likesOf([createCard(1, { name: 'Clara' })]),
  content: /Clara/,
}
const swipe: Page = {
  path: '/swipe-game',
  call: 'getSwipeDeck',
  ready: deckOf([createCard(1, { name: 'Clara' })]),
  content: /Clara/,
}
const matchFinder: Page = {
  path: '/match-finder',
  call: 'getMatchFinder',
  ready: { questions, answers: [] },
  content: `Question 1 of ${questions.length}`,
}
const open = (path: string, call: EndpointName, answer: () => unknown) =>
  renderRemote(
    <main>
      <MembersRoutes />
    </main>,
    { path, user: createUser(), createStore, answers: { [call]: answer } },
  )

describe.each([likes, swipe, matchFinder])('$path', ({ path, call, ready, content }) => {
  it('shows a skeleton until its data has loaded', async () => {
    const { calls } = open(path, call, () => new Promise(() => {}))
    await screen.findByRole('heading', { level: 1 })
    expect(calls.map(({ name }) => name)).toContain(call)
    expect(screen.queryByText(content)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows its data', async () => {
    const { container } = open(path, call, () => ready)
    expect((await screen.findAllByText(content))[0]).toBeVisible()
    await expectAccessible(container)
  })

  it('[ERROR-01] explains a failure and can retry it', async () => {
    const { container } = open(path, call, refuse('unavailable'))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByText(/busy/)).toBeVisible()
    await expectAccessible(container)
  })
})

it.each([
  ['likes', likes, likesOf([]), 'Complete my profile', '/profile'],
  ['swipe', swipe, deckOf([]), /./, '/members'],
] as const)('[ERROR-08] %s: explains an empty page and links on', async (_, page, empty, name, href) => {
  const { container } = open(page.path, page.call, () => empty)
  const links = await screen.findAllByRole('link', { name })
  expect(links.map((link) => link.getAttribute('href'))).toContain(href)
  expect(screen.queryByText(page.content)).toBeNull()
  await expectAccessible(container)
})
