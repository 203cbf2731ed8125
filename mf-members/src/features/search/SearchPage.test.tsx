import { renderRemote } from '@duetto/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createStore } from '../../store'
import { createSearchAnswer, refuse } from '../../testing/fakes'
import { SearchPage } from './SearchPage'

type Answers = NonNullable<Parameters<typeof renderRemote>[1]>['answers']

const show = (searchMembers: NonNullable<Answers>['searchMembers']) =>
  renderRemote(<SearchPage />, {
    path: '/members',
    createStore,
    settings: { search_fields: [], countries: [], region_data: [] },
    answers: { searchMembers },
  })

describe('search page', () => {
  it('[MEMBER-01] shows the count once it is known', async () => {
    let answer: (found: ReturnType<typeof createSearchAnswer>) => void = () => undefined
    show(() => new Promise((resolve) => (answer = resolve)))
    await screen.findByText('Looking for people')
    expect(screen.queryByText('No one to meet yet')).toBeNull()
    answer(createSearchAnswer([], { numResults: 0 }))
    expect((await screen.findAllByText('No one to meet yet'))[0]).toBeVisible()
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
    await screen.findAllByText('No one to meet yet')
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
    narrow.matches = true
    act(() => void narrow.dispatchEvent(new Event('change')))
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    jest.restoreAllMocks()
  })
})
