import { act, renderHook } from '@testing-library/react'
import { createDefaults } from '../../entities/search/filters'
import { useDebouncedFilters } from './useDebouncedFilters'

const defaults = createDefaults('female', 'IT')
const ageFrom = (min_age: number) => ({ ...defaults, min_age })
const apply = jest.fn()
const show = () =>
  renderHook(({ filters }) => useDebouncedFilters(filters, apply), { initialProps: { filters: defaults } })

beforeEach(() => {
  jest.useFakeTimers()
  apply.mockClear()
})
afterEach(() => jest.useRealTimers())

it('[MEMBER-01] a slider updates at once and searches when it stops', () => {
  const { result } = show()
  for (const age of [25, 30, 35]) act(() => result.current[1](ageFrom(age)))
  expect(result.current[0]).toEqual(ageFrom(35))
  expect(apply).not.toHaveBeenCalled()
  act(() => void jest.runAllTimers())
  expect(apply.mock.calls).toEqual([[ageFrom(35)]])
})

it('[MEMBER-01] filters replaced before the debounce ends take precedence', () => {
  const { result, rerender } = show()
  act(() => result.current[1](ageFrom(30)))
  rerender({ filters: { ...defaults, online: true } })
  expect(result.current[0]).toEqual({ ...defaults, online: true })
  act(() => void jest.runAllTimers())
  expect(apply).not.toHaveBeenCalled()
})

it('[MEMBER-01] does not search after the page is left', () => {
  const { result, unmount } = show()
  act(() => result.current[1](ageFrom(30)))
  unmount()
  jest.runAllTimers()
  expect(apply).not.toHaveBeenCalled()
})
