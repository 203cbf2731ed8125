import { createServer } from 'node:http'
import { workerData } from 'node:worker_threads'

const passedOn = ['content-type', 'set-cookie']

/** Worker thread. Calls the API once per method, URL and cookie, then repeats the cached response. */
const { port, apiUrl } = workerData
const kept = new Map()
const ask = async (request, body) => {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const response = await fetch(`${apiUrl}${request.url}`, {
    method: request.method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    body: body.length > 0 ? body : undefined,
  })
  const given = passedOn.flatMap((name) => {
    const value = name === 'set-cookie' ? response.headers.getSetCookie() : response.headers.get(name)
    return value?.length ? [[name, value]] : []
  })
  return {
    status: response.status,
    headers: Object.fromEntries(given),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
const answer = async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const key = `${request.method} ${request.url} ${request.headers.cookie ?? ''}`
  if (!kept.has(key)) kept.set(key, ask(request, Buffer.concat(chunks)))
  const { status, headers, body } = await kept.get(key)
  response.writeHead(status, headers)
  response.end(body)
}
createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
