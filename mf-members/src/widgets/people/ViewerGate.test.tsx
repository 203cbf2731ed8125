import { act } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { useEffect } from 'react'
import { createStore } from '../../store'
import { ViewerGate } from './ViewerGate'

it('[SYNC-10] mounts a page once when the viewer becomes known, and again for another viewer', () => {
  const mounted = jest.fn()
  const Page = () => {
    useEffect(() => mounted(), [])
    return <p>People</p>
  }
  const gate = (
    <ViewerGate>
      <Page />
    </ViewerGate>
  )
  const { session } = renderRemote(gate, { createStore })
  const logIn = (id: number) =>
    act(() => session.set({ status: 'member', user: createUser({ id }), totalUnread: 0, totalNewLikes: 0 }))
  expect(mounted).toHaveBeenCalledTimes(1)
  logIn(7)
  expect(mounted).toHaveBeenCalledTimes(2)
  logIn(8)
  expect(mounted).toHaveBeenCalledTimes(3)
})
