import { AxiosHeaders } from 'axios'
import type { AxiosProgressEvent, InternalAxiosRequestConfig } from 'axios'
import { withStallTimeout } from './withStallTimeout'

const timeout = 1000

const startUpload = () => {
  let config: InternalAxiosRequestConfig | undefined
  const send = withStallTimeout((given) => {
    config = given
    return new Promise((_, reject) => {
      given.signal?.addEventListener?.('abort', () => reject(new Error('canceled')))
    })
  })
  const reported: (number | undefined)[] = []
  const ended = jest.fn()
  const onUploadProgress = ({ progress }: AxiosProgressEvent) => reported.push(progress)
  send({ timeout, headers: new AxiosHeaders(), onUploadProgress }).catch(ended)
  const move = (progress: number) => config?.onUploadProgress?.({ progress } as AxiosProgressEvent)
  return { reported, ended, move }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('an upload times out only when it makes no progress for the timeout', async () => {
  const { reported, ended, move } = startUpload()
  await jest.advanceTimersByTimeAsync(timeout - 1)
  move(0.25)
  await jest.advanceTimersByTimeAsync(timeout - 1)
  expect([reported, ended.mock.calls]).toEqual([[0.25], []])
  await jest.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNABORTED' }))
  expect(jest.getTimerCount()).toBe(0)
})
