import { request } from 'node:http'
import type { Agent } from 'node:http'

export interface Call {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  /** 0 if there was no complete response. */
  status: number
  etag?: string | undefined
}

const timeoutMs = 20_000

export const ask = (agent: Agent, url: string, call: Call): Promise<Answer> =>
  new Promise((done) => {
    const { method = 'GET', path, headers, body } = call
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const fail = () => done({ status: 0 })
    const sent = request(url + path, { agent, method, headers: { ...type, ...headers } })
    sent.on('error', fail)
    sent.setTimeout(timeoutMs, () => sent.destroy())
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => done({ status: answer.statusCode ?? 0, etag: answer.headers.etag }))
      answer.on('error', fail)
    })
    sent.end(body)
  })
