import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const region = 'eu-test'
const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
const scope = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/\\d{8}/${region}/s3/aws4_request, .*Signature=`,
)
const pageSize = 3

interface Stored {
  bytes: Buffer
  type: string
  etag: string
  at: Date
  cacheControl?: string
}

const isSigned = ({ authorization = '', 'x-amz-content-sha256': hash }: IncomingHttpHeaders, body: Buffer) =>
  scope.test(authorization) &&
  (hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex'))

const listOf = (objects: Map<string, Stored>, query: URLSearchParams): string => {
  const from = Number(query.get('continuation-token') ?? 0)
  const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort()
  const next = from + pageSize
  const contents = names.slice(from, next).map((name) => {
    const at = objects.get(name)?.at.toISOString()
    return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified></Contents>`
  })
  const more = next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`
}

export const startTestBucket = async (port = 0, host = '127.0.0.1') => {
  const objects = new Map<string, Stored>()
  const state = {
    unsigned: 0,
    requests: [] as string[],
    refusals: 0,
    isAway: false,
    hangs: false,
    hasConditions: true,
    failsAt: '',
  }
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method, headers } = request
      const end = (status: number, bytes?: Buffer | string, more: Record<string, string> = {}) =>
        response.writeHead(status, more).end(bytes)
      state.requests.push(request.url ?? '')
      if (state.hangs) return
      if (state.isAway) return request.socket.destroy()
      if (!isSigned(headers, body)) {
        state.unsigned += 1
        return end(403)
      }
      if (state.refusals > 0) {
        state.refusals -= 1
        return end(503)
      }
      const url = new URL(request.url ?? '/', 'http://bucket')
      if (!url.pathname.startsWith('/builds/')) return end(404)
      const name = decodeURIComponent(url.pathname.slice('/builds/'.length))
      if (url.searchParams.has('list-type')) return end(200, listOf(objects, url.searchParams))
      if (state.failsAt && name === state.failsAt) return end(403)
      const found = objects.get(name)
      if (method === 'GET') {
        if (!found) return end(404)
        if (headers['if-none-match'] === found.etag) return end(304)
        return end(200, found.bytes, { 'content-type': found.type, etag: found.etag })
      }
      if (method === 'PUT') {
        const { 'if-match': expected, 'if-none-match': none } = headers
        if (state.hasConditions && expected && expected !== found?.etag) return end(found ? 412 : 404)
        if (state.hasConditions && none === '*' && found) return end(412)
        const etag = `"${createHash('md5').update(body).digest('hex')}"`
        const { 'content-type': type = '', 'cache-control': cacheControl } = headers
        objects.set(name, { bytes: body, type, etag, at: new Date(), cacheControl })
        return end(200, undefined, { etag })
      }
      objects.delete(name)
      return end(204)
    })
  }).listen(port, host)
  await once(server, 'listening')
  const bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/builds`
  return {
    options: { bucketUrl, region, ...keys },
    objects,
    state,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
