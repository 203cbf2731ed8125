import { createFile } from '@duetto/shared/testing'
import { act } from '@testing-library/react'
import { renderScreen } from '../../testing/renderScreen'
import { useShared } from './useShared'

const take = jest.fn()
const Page = () => {
  useShared(take)
  return null
}
let port: { onmessage?: (event: object) => void } = {}
beforeEach(() => {
  port = {}
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = port
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: { postMessage: () => {} } },
  })
})
afterEach(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined }))

it('[PHOTO-01] removes the parameter although the service worker does not answer', () => {
  const { visited } = renderScreen(<Page />, { path: '/profile?shared' })
  expect(visited.map(([to]) => to)).toEqual(['/profile'])
  expect(take).not.toHaveBeenCalled()
})

it('[PHOTO-01] receives the shared photos when the service worker answers', async () => {
  renderScreen(<Page />, { path: '/profile?shared' })
  const data = [createFile()]
  await act(async () => port.onmessage?.({ data }))
  expect(take).toHaveBeenCalledWith(data)
})
