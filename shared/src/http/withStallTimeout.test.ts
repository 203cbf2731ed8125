import { AxiosHeaders } from 'axios'
import type { AxiosProgressEvent, InternalAxiosRequestConfig } from 'axios'
import { withStallTimeout } from './withStallTimeout'

const timeout = 1000

/** An adapter whose request moves when the test says so, and ends when it is taken back. */
const startUpload = () => {
  let config: InternalAxiosRequestConfig | undefined
  const send = withStallTimeout((given) => {
    config = given
    return new Promise((_, reject) => {
      given.signal?.addEventListener?.('abort', () => reject(new Error('canceled')))
    })
  })
  const told: (number | undefined)[] = []
  const ended = jest.fn()
  const onUploadProgress = ({ progress }: AxiosProgressEvent) => told.push(progress)
  send({ timeout, headers: new AxiosHeaders(), onUploadProgress }).catch(ended)
  const move = (progress: number) => config?.onUploadProgress?.({ progress } as AxiosProgressEvent)
  return { told, ended, move }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('an upload is late when nothing more goes for the time of a request, and not before', async () => {
  const { told, ended, move } = startUpload()
  await jest.advanceTimersByTimeAsync(timeout - 1)
  move(0.25)
  await jest.advanceTimersByTimeAsync(timeout - 1)
  expect([told, ended.mock.calls]).toEqual([[0.25], []])
  await jest.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNABORTED' }))
  expect(jest.getTimerCount()).toBe(0)
})
