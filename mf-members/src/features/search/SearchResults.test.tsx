import type { User } from '@duetto/shared/contract'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import { selectNeighbours } from '../../entities/people/selectors'
import type { MembersState } from '../../state'
import { createStore } from '../../store'
import { createCard, createSearchAnswer } from '../../testing/fakes'
import { fakeViewport } from '../../testing/fakeViewport'
import { SearchPage } from './SearchPage'

type Answers = NonNullable<Parameters<typeof renderRemote>[1]>['answers']

const show = (
  path: string,
  searchMembers: NonNullable<Answers>['searchMembers'],
  user: User | null = createUser(),
) =>
  renderRemote(<SearchPage />, {
    path,
    user,
    createStore,
    settings: { search_fields: [], countries: [] },
    answers: { searchMembers },
  })
beforeEach(() => sessionStorage.clear())

describe('search results', () => {
  it.each([
    ['?online=true', 'None of them is online right now.', 'Include people who are offline', '/members'],
    ['?min_age=30', 'There is no one of this age here.', 'Include all ages', '/members'],
    ['', 'No one in this country matches.', 'Search all countries', '/members?country=all'],
  ])(
    '[MEMBER-01] explains an empty result for “%s” and relaxes it in one tap',
    async (search, why, act, to) => {
      const { user, visited } = show(`/members${search}`, () => createSearchAnswer([], { numResults: 0 }))
      expect(await screen.findByText(why)).toBeVisible()
      await user.click(screen.getByRole('button', { name: act }))
      expect(visited).toEqual([to])
    },
  )

  it('[MEMBER-01] names all filters of an empty result and removes them in one tap', async () => {
    const { user, visited } = show('/members?min_age=70&online=true&hide_fictional=true', () =>
      createSearchAnswer([], { numResults: 0 }),
    )
    expect(await screen.findByText('No one matches this combination: 70 – 99, Online now.')).toBeVisible()
    expect(screen.queryByText('None of them is online right now.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove all of these filters' }))
    expect(visited).toEqual(['/members?hide_fictional=true'])
  })

  it('[MEMBER-01] marks matches, so that they do not look like people who were only liked', async () => {
    show('/members', () => ({
      ...createSearchAnswer([]),
      profiles: [createCard(1, { is_match: true }), createCard(2, { is_liked: true })],
    }))
    const [match, liked] = await screen.findAllByRole('article')
    expect(within(match as HTMLElement).getByText('Match')).toBeVisible()
    expect(within(liked as HTMLElement).queryByText('Match')).toBeNull()
  })

  it('[ROUTE-04] is the list that Previous and Next on a profile browse', async () => {
    const { store } = show('/members', () => createSearchAnswer([1, 2, 3]))
    await screen.findByRole('heading', { name: /^Member 3/ })
    expect(selectNeighbours(store?.getState() as MembersState, 2)).toEqual({ previousId: 1, nextId: 3 })
  })

  it('[MEMBER-01] appends the next page once', async () => {
    const { user, calls } = show('/members', ({ query }) =>
      (query as { cursor?: string }).cursor
        ? createSearchAnswer([3, 4], { next_cursor: null })
        : createSearchAnswer([1, 2], { next_cursor: 'c2' }),
    )
    const more = await screen.findByRole('button', { name: 'Show more' })
    await user.dblClick(more)
    await screen.findByRole('heading', { name: /^Member 4/ })
    expect(calls.filter(({ name }) => name === 'searchMembers')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(4)
  })

  it('[MEMBER-01] loads more pages while the end of the list is in view', async () => {
    const viewport = fakeViewport()
    try {
      show('/members', ({ query }) => {
        const page = Number((query as { cursor?: string }).cursor ?? 1)
        return createSearchAnswer([page], { next_cursor: page < 4 ? String(page + 1) : null })
      })
      expect(await screen.findByRole('heading', { name: /^Member 4/ })).toBeVisible()
      expect(screen.getAllByRole('article')).toHaveLength(4)
    } finally {
      viewport.restore()
    }
  })

  it('[ERROR-01] keeps the first page when the next one fails, and retries it', async () => {
    const view = show('/members', () => createSearchAnswer([1, 2], { next_cursor: 'c2' }))
    const more = await screen.findByRole('button', { name: 'Show more' })
    view.answers.searchMembers = refuse('unavailable')
    await view.user.click(more)
    expect(await screen.findByRole('alert')).toHaveTextContent('More people could not be loaded.')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    view.answers.searchMembers = () => createSearchAnswer([3], { next_cursor: null })
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: /^Member 3/ })).toBeVisible()
  })

  it('[MEMBER-01] shows near matches under a separate heading', async () => {
    show('/members', () => ({ ...createSearchAnswer([1]), similar: [createCard(7)] }))
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: 'Close to what you are looking for',
    })
    expect(
      within(heading.parentElement as HTMLElement).getByRole('heading', { name: /^Member 7/ }),
    ).toBeVisible()
  })

  it('[MEMBER-02] shows visitors a preview and how to see everyone', async () => {
    const { user, signUps, visited } = show(
      '/members',
      () => createSearchAnswer([1], { is_limited: true }),
      null,
    )
    expect(await screen.findByRole('heading', { name: 'See everyone' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign up free' }))
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(signUps).toEqual([{}])
    expect(visited).toEqual(['/login'])
  })

  it('[MEMBER-01] a chip removes only its own filter', async () => {
    const { user, visited } = show('/members?min_age=30&online=true', () => createSearchAnswer([1]))
    await user.click(await screen.findByRole('button', { name: /^Remove filter: .*30/ }))
    expect(visited).toEqual(['/members?online=true'])
  })
})
