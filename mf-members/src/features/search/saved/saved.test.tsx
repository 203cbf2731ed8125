import { createUser, expectAccessible, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { createDefaults, readFilters } from '../../../entities/search/filters'
import { createStore } from '../../../store'
import { createSearchAnswer } from '../../../testing/fakes'
import { SearchPage } from '../SearchPage'
import { useSavedSearches } from './useSavedSearches'

const search = { id: 1, query: 'country=IT&gender=female&min_age=30', has_new: false }
const show = (path: string, answers: object = {}, user = createUser()) =>
  renderRemote(<SearchPage />, {
    path,
    user,
    createStore,
    settings: { search_fields: [], countries: [] },
    answers: {
      searchMembers: () => createSearchAnswer([1, 2]),
      getSavedSearches: () => ({ searches: [] }),
      ...answers,
    },
  })
const Saver = () => {
  const [query, setQuery] = useState('min_age=30')
  const { save } = useSavedSearches(readFilters(query, createDefaults(null, null)))
  return (
    <>
      <button onClick={save}>Save</button>
      <button onClick={() => setQuery('min_age=40')}>Change</button>
      <button onClick={() => setQuery('min_age=30')}>Open</button>
    </>
  )
}
const saved = async () => within(await screen.findByRole('list', { name: 'Saved searches' }))

describe('saved searches', () => {
  it('saves the chosen filters as a query and then offers no second save', async () => {
    const view = show('/members?gender=female&country=IT&min_age=30&sort=newest', {
      saveSearch: () => ({ searches: [search] }),
    })
    await view.user.click(await screen.findByRole('button', { name: 'Save search' }))
    expect(view.calls).toContainEqual({ name: 'saveSearch', body: { query: search.query } })
    expect((await saved()).getByRole('button', { pressed: true })).toHaveTextContent('30')
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
    await expectAccessible(view.container)
  })

  it('confirms a slow save once, even if the filters change before the response', async () => {
    const query = 'country=all&gender=all&min_age=30'
    let finish = (): void => {}
    const saveSearch = () =>
      new Promise((resolve) => (finish = () => resolve({ searches: [{ ...search, query }] })))
    const getSavedSearches = () => ({ searches: [] })
    const { user, calls, toasts } = renderRemote(<Saver />, {
      user: createUser(),
      createStore,
      answers: { getSavedSearches, saveSearch },
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(calls).toContainEqual({ name: 'saveSearch', body: { query } })
    await user.click(screen.getByRole('button', { name: 'Change' }))
    finish()
    await waitFor(() => expect(toasts).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(toasts).toHaveLength(1)
  })

  it('offers to save only filters, and only to members', async () => {
    show('/members')
    await screen.findByRole('heading', { name: /^Member 1/ })
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  })

  it('opens a search with new people, newest first, and clears its “New” tag', async () => {
    const view = show('/members', {
      getSavedSearches: () => ({ searches: [{ ...search, has_new: true }] }),
      openSavedSearch: () => ({ ok: true as const }),
    })
    const button = (await saved()).getByRole('button', { name: /New$/ })
    await view.user.click(button)
    expect(view.calls).toContainEqual({ name: 'openSavedSearch', body: { id: 1 } })
    expect(view.visited).toEqual([expect.stringMatching(/min_age=30.*sort=newest/)])
    expect((await saved()).queryByText('New')).toBeNull()
  })

  it('removes a search in place', async () => {
    const view = show('/members', {
      getSavedSearches: () => ({ searches: [search] }),
      removeSavedSearch: () => ({ ok: true as const }),
    })
    await view.user.click((await saved()).getByRole('button', { name: /^Remove saved search: / }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Saved searches' })).toBeNull())
    expect(view.calls).toContainEqual({ name: 'removeSavedSearch', body: { id: 1 } })
  })

  it('shows the reason if the search is not saved', async () => {
    const view = show('/members?min_age=30', { saveSearch: refuse('saved_search_limit') })
    await view.user.click(await screen.findByRole('button', { name: 'Save search' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have reached the limit of saved searches. Remove one to save another.',
    )
  })
})
