/** @jest-environment node */
import { createBucketStore } from './bucketStore'

it('checks for conditional writes again if the bucket did not respond', async () => {
  const put = jest.fn(async () => true)
  put.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  const store = createBucketStore({ put, remove: async () => {} } as never, 'bucket')
  await expect(store.writeList({} as never, null)).rejects.toThrow('down')
  expect(await store.writeList({} as never, null)).toBe(true)
})
