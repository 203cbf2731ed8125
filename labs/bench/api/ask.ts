import { request } from 'node:http'
import type { Agent } from 'node:http'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

const timeoutMs = 20_000

export const sendRequest = (
  agent: Agent,
  url: string,
  { method, path, headers, body }: Call,
): Promise<number> =>
  new Promise((done) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(url + path, { agent, method, headers: { ...type, ...headers } })
    sent.on('error', () => done(0))
    sent.setTimeout(timeoutMs, () => sent.destroy())
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode ?? 0))
      answer.on('error', () => done(0))
    })
    sent.end(body)
  })
