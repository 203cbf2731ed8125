import type { User } from '@duetto/shared/contract'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createStore } from '../../store'
import { createSearchAnswer, refuse } from '../../testing/fakes'
import { SearchPage } from './SearchPage'

type Answers = NonNullable<Parameters<typeof renderRemote>[1]>['answers']

const show = (
  searchMembers: NonNullable<Answers>['searchMembers'],
  user: User | null = null,
  path = '/members',
) =>
  renderRemote(<SearchPage />, {
    path,
    user,
    createStore,
    settings: { search_fields: [], countries: [] },
    answers: { searchMembers },
  })

const searched = (calls: ReturnType<typeof show>['calls']): unknown =>
  calls.find(({ name }) => name === 'searchMembers')?.query

describe('search page', () => {
  it('[MEMBER-01] shows the count once it is known', async () => {
    let answer: (found: ReturnType<typeof createSearchAnswer>) => void = () => undefined
    show(() => new Promise((resolve) => (answer = resolve)))
    await screen.findByText('Looking for people')
    expect(screen.queryByText('No one to meet yet')).toBeNull()
    answer(createSearchAnswer([], { numResults: 0 }))
    expect(await screen.findByRole('status')).toHaveTextContent('No one to meet yet')
  })

  it('[MEMBER-01] shows no count above an empty result, but above fictional profiles', async () => {
    const { unmount } = show(() => createSearchAnswer([], { numResults: 0 }))
    await screen.findByRole('heading', { name: 'No one matches yet' })
    expect(screen.getAllByText('No one to meet yet')).toEqual([screen.getByRole('status')])
    unmount()
    show(() => createSearchAnswer([1], { numResults: 0 }))
    await screen.findByRole('heading', { name: /^Member 1/ })
    expect(screen.getAllByText('No one to meet yet')).toHaveLength(2)
  })

  it('[MEMBER-01] a search by name has no filters on, and a short chip before the other controls', async () => {
    const name = 'Maximiliane Theodora'
    show(
      () => createSearchAnswer([], { numResults: 0 }),
      createUser(),
      `/members?gender=all&country=all&name=${encodeURIComponent(name)}`,
    )
    expect(await screen.findByText('No one’s name begins like that.')).toBeVisible()
    const chip = screen.getByRole('button', { name: `Remove filter: Name: ${name}` })
    const filters = screen.getByText('Filters', { selector: 'button' })
    expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toEqual([chip])
    expect(chip.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(chip).toHaveStyle({ maxWidth: '100%' })
    expect(within(chip).getByText(`Name: ${name}`)).toHaveStyle({
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    })
  })

  it('[MEMBER-01] does not show a failed search as empty', async () => {
    show(refuse('not_found'))
    await screen.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(screen.queryByText('No one to meet yet')).toBeNull())
  })

  it('[MEMBER-01] has filters beside the results in wide windows only', async () => {
    const narrow = Object.assign(new EventTarget(), { matches: false, media: '' })
    jest.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList)
    show(() => createSearchAnswer([], { numResults: 0 }))
    await screen.findByRole('heading', { name: 'No one matches yet' })
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
    narrow.matches = true
    act(() => void narrow.dispatchEvent(new Event('change')))
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    jest.restoreAllMocks()
  })

  it('[MEMBER-01] sorts by distance for members only, and keeps the order in the address', async () => {
    const sortsOf = () =>
      within(screen.getByRole('combobox', { name: 'Order' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    const all = ['Suggested', 'Nearest first', 'Newest first', 'Recently active']
    const { unmount } = show(() => createSearchAnswer([1]))
    await screen.findByRole('heading', { name: /^Member 1/ })
    expect(sortsOf()).toEqual(all.filter((sort) => sort !== 'Nearest first'))
    unmount()
    const { user, visited } = show(() => createSearchAnswer([1], { origin: 'Bologna' }), createUser())
    await screen.findByRole('heading', { name: /^Member 1/ })
    expect(sortsOf()).toEqual(all)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Nearest first')
    expect(visited).toEqual(['/members?sort=nearest'])
  })

  it('[MEMBER-01] the heading names the town that the API has searched around', async () => {
    show(
      () => createSearchAnswer([1], { origin: 'Bologna' }),
      createUser(),
      '/members?distance=50&city=Bolonia',
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'People near Bologna' })).toBeVisible()
  })

  it('[MEMBER-01] sorted by distance in another country, the heading names the country', async () => {
    const { calls } = show(
      () => createSearchAnswer([1], { origin: 'Bologna' }),
      createUser(),
      '/members?country=DE&sort=nearest',
    )
    await screen.findByRole('heading', { name: /^Member 1/ })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Germany: people to meet')
    expect(searched(calls)).toMatchObject({ country: 'DE', sort: 'nearest' })
  })

  it('[MEMBER-01] a visitor’s search ignores distance, town and the order by distance', async () => {
    const { calls } = show(
      () => createSearchAnswer([1]),
      null,
      '/members?distance=50&country=IT&city=Parma&sort=nearest',
    )
    await screen.findByRole('heading', { name: /^Member 1/ })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Italy: people to meet')
    expect(screen.queryByText(/Parma|50 km/)).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('suggested')
    const query = searched(calls) as Record<string, unknown>
    expect([query.country, query.distance, query.city, query.sort]).toEqual([
      'IT',
      undefined,
      undefined,
      undefined,
    ])
  })
})
