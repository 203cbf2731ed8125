/** @jest-environment node */
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Visit } from '../visit'
import { createLegalTexts } from './legalTexts'

let api: Server
let asked: string[]
let answer: { status: number; body: string }
let time: number
let legalTextOf: ReturnType<typeof createLegalTexts>

beforeEach(async () => {
  asked = []
  time = 0
  answer = { status: 200, body: '{"legal":null}' }
  api = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  legalTextOf = createLegalTexts(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, () => time)
})
afterEach(() => new Promise((resolve) => api.close(resolve)))

const visit = (id: string, domain = 'amora.test'): Visit =>
  ({
    route: { id, path: '/', owner: id.startsWith('pages-') ? 'shell' : 'mf-members' },
    site: { settings: { domain } },
    request: { headers: {}, hostname: domain, protocol: 'http', ip: '127.0.0.1', server: {} },
  }) as unknown as Visit

it('asks only for legal pages, once per host, page and language while fresh', async () => {
  expect(await legalTextOf(visit('member'), 'de')).toBeNull()
  expect(await legalTextOf(visit('pages-faq'), 'de')).toBeNull()
  expect(asked).toEqual([])
  const known = { page: 'terms', locale: 'de', own: null }
  expect(await legalTextOf(visit('pages-terms'), 'de')).toEqual(known)
  await legalTextOf(visit('pages-terms'), 'de')
  expect(asked).toEqual(['/api/legal-text.php?page=terms&language=de'])
  await legalTextOf(visit('pages-terms'), 'it')
  await legalTextOf(visit('pages-terms', 'two.test'), 'de')
  expect(asked).toHaveLength(3)
})

it('keeps the last text while the API fails, and returns null without one', async () => {
  const own = { language: 'de', version: 1, body: 'Text', as_of: '2026-12-01' }
  answer.body = JSON.stringify({ legal: own })
  await legalTextOf(visit('pages-terms'), 'de')
  answer.status = 503
  time += 5001
  expect(await legalTextOf(visit('pages-terms'), 'de')).toMatchObject({ own })
  expect(await legalTextOf(visit('pages-terms'), 'it')).toBeNull()
  answer.body = 'no JSON'
  answer.status = 200
  time += 5001
  expect(await legalTextOf(visit('pages-terms'), 'de')).toMatchObject({ own })
  answer.body = '{"legal":null}'
  time += 5001
  expect(await legalTextOf(visit('pages-terms'), 'de')).toMatchObject({ own: null })
})

it('asks once for concurrent visits, and not again for a while after a failure', async () => {
  answer.status = 503
  const ask = () => legalTextOf(visit('pages-terms'), 'de')
  expect(await Promise.all([ask(), ask()])).toEqual([null, null])
  answer.status = 200
  time += 4999
  expect(await ask()).toBeNull()
  expect(asked).toHaveLength(1)
  time += 1
  expect(await ask()).toEqual({ page: 'terms', locale: 'de', own: null })
})
