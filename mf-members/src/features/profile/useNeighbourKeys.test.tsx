import { fireEvent, renderHook } from '@testing-library/react'
import { useNeighbourKeys } from './useNeighbourKeys'

const press = (key: string, altKey = true): boolean => fireEvent.keyDown(window, { key, altKey })

it('[MEMBER-03] Alt+Page Up and Alt+Page Down open the neighbouring profiles', () => {
  const go = jest.fn()
  const initialProps: Parameters<typeof useNeighbourKeys>[0] = { previousId: 2, nextId: 4, go }
  const { rerender, unmount } = renderHook(useNeighbourKeys, { initialProps })
  press('PageUp')
  press('PageDown')
  expect(go.mock.calls).toEqual([[2], [4]])
  rerender({ previousId: 3, nextId: null, go })
  press('PageDown')
  press('PageUp')
  expect(go.mock.calls.slice(2)).toEqual([[3]])
  unmount()
  press('PageUp')
  expect(go).toHaveBeenCalledTimes(3)
})

it('[MEMBER-03] Page Up and Page Down without Alt scroll', () => {
  const go = jest.fn()
  renderHook(useNeighbourKeys, { initialProps: { previousId: 2, nextId: 4, go } })
  expect(press('PageDown', false)).toBe(true)
  expect(press('ArrowLeft')).toBe(true)
  expect(go).not.toHaveBeenCalled()
})
