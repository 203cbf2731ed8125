/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBucket } from './bucket'
import { BucketError } from './BucketError'

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('<', () => response.destroy())
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))

it.each([
  ['get', 'a'],
  ['list', 'a/'],
] as const)('%s throws a BucketError if the response breaks off', async (call, name) => {
  const { port } = server.address() as AddressInfo
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu' }
  const bucket = createBucket({ bucketUrl: `http://127.0.0.1:${port}/bucket`, ...keys })
  await expect(bucket[call](name)).rejects.toThrow(BucketError)
})
