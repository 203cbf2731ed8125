import { createUser, renderRemote } from '@duetto/shared/testing'
import { act, fireEvent } from '@testing-library/react'
import { createStore } from '../../store'
import { createDefaults } from '../../entities/search/filters'
import { scrollSaved, searchRequested } from '../../entities/search/slice'
import { useScrollRestoration } from './useScrollRestoration'

const List = ({ isReady }: { isReady: boolean }) => {
  useScrollRestoration(isReady)
  return null
}
const scrollTo = jest.fn()
beforeEach(() => {
  scrollTo.mockClear()
  Object.assign(window, { scrollTo, scrollY: 0 })
})

const show = (action: 'POP' | 'PUSH', isReady = true) => {
  const wrapped: typeof createStore = (platform) => {
    const made = createStore(platform)
    made.store.dispatch(scrollSaved(900))
    const place = { ...platform.navigation.get(), action }
    platform.navigation.get = () => place
    return made
  }
  return renderRemote(<List isReady={isReady} />, { user: createUser(), createStore: wrapped })
}

it('[MEMBER-01] Back restores the scroll position once the list is long enough', () => {
  const view = show('POP', false)
  expect(scrollTo).not.toHaveBeenCalled()
  view.unmount()
  show('POP')
  expect(scrollTo.mock.calls).toEqual([[0, 900]])
})

it('[MEMBER-01] a newly opened list starts at the top', () => {
  show('PUSH')
  expect(scrollTo).not.toHaveBeenCalled()
})

it('[MEMBER-01] saves the scroll position when the list is left', () => {
  const { store, unmount } = show('PUSH')
  Object.assign(window, { scrollY: 1234 })
  fireEvent.scroll(window)
  unmount()
  expect(store?.getState()).toMatchObject({ search: { scrollY: 1234 } })
})

it.each([
  ['PUSH', [[0, 0]]],
  ['POP', []],
] as const)('[MEMBER-01] another search starts at the top, except after Back: %s', (action, expected) => {
  const { store } = show(action, false)
  const search = (country: string) =>
    act(() => void store?.dispatch(searchRequested(createDefaults(null, country))))
  search('IT')
  expect(scrollTo).not.toHaveBeenCalled()
  search('NL')
  expect(scrollTo.mock.calls).toEqual(expected)
})
