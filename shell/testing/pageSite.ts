import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '@duetto/shared/contract'
import { portraitSizes, sessionCookie } from '@duetto/shared/domain'
import type { PrerenderedPages } from '@duetto/shared/registry'
import { fakePlatform } from '@duetto/shared/testing'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { contract } from '../../mf-chat/src/contract'
import type { AnswerPart } from '../common/answerParts'
import { readShellConfig } from '../server/edge/config'
import { createInitialData } from '../server/page/initialData/initialData'
import { registerPage } from '../server/page/pageRoute'

export interface Answer {
  status?: number
  body?: object
  setCookie?: string
}
export type Handler = (path: string, cookie: string) => Answer | null | Promise<Answer>

const unhurried = { promptMs: 30_000, deadlineMs: 30_000 }
const { settings, company } = fakePlatform({ settings: { description: 'Letters' } }).platform

const userOf = (cookie: string): string => new RegExp(`${sessionCookie}=(\\w+)`).exec(cookie)?.[1] ?? ''
export const asMember: Handler = (path, cookie) => {
  const name = userOf(cookie)
  if (path.startsWith('/api/user.php')) return { body: { user: name ? { name } : null } }
  return { body: { chats: [`a letter to ${name}`] } }
}

export const streamedIn = (body: string) => {
  const parts = [...body.matchAll(/__answerParts\?\?=\[\]\)\.push\((.*?)\)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as AnswerPart,
  )
  return {
    pending: parts.flatMap(({ pending = [] }) => pending),
    answers: Object.assign({}, ...parts.map(({ answers }) => answers)) as Record<string, unknown>,
    unanswered: parts.flatMap(({ unanswered = [] }) => unanswered),
  }
}

const routes = {
  chats: { ...contract.routes.chats, initialQueries: [{ call: 'getChats' }, { call: 'logout' }] },
  faces: {
    path: '/faces',
    initialQueries: [
      {
        call: 'searchMembers',
        pictures: { list: 'profiles', picture: 'main_image', count: 1, sizes: portraitSizes.tile },
      },
    ],
  },
  profile: { path: '/members/:id', params: { id: 'number' as const } },
  someone: {
    path: '/someone/:id',
    params: { id: 'number' as const },
    initialQueries: [
      { call: 'getMember', query: { id: ['path.id'] }, isSubject: true },
      { call: 'getPackages' },
    ],
  },
}

export const openPageSite = async () => {
  const site = {
    handler: asMember,
    timing: unhurried,
    own: {} as Partial<Settings>,
    pages: null as PrerenderedPages | null,
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await site.handler(request.url ?? '', request.headers.cookie ?? '')
    if (!answer) return
    const { status = 200, body = {}, setCookie } = answer
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(setCookie && { 'set-cookie': setCookie }),
    })
    response.end(JSON.stringify(body))
  }
  const api = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const files = { name: 'x', build: 'b1', files: {}, chunks: {} }
  const plan = { build: 'b1', entry: '/r/mf-chat/b1/entry.js', loadMs: 8000, isDisabled: false }
  const app = Fastify()
  await app.register(cookie)
  registerPage(app, {
    config: readShellConfig({ API_URL: apiUrl }),
    shell: files,
    readRegistry: async () => ({ registry: { schema: 1, revision: 1, remotes: {} }, error: null }),
    rollout: { plansFor: () => ({ 'mf-chat': plan }) } as never,
    siteData: async () => ({
      settings: { ...settings, ...site.own },
      company: { ...company, added: '2026-01-01' },
    }),
    initialData: (request) => createInitialData(apiUrl, site.timing)(request),
    buildOf: () => ({ ...files, routes }),
    prerenderedOf: async () => site.pages,
    legalTextOf: async () => null,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (path: string, session?: string) => {
    const headers: Record<string, string> = session ? { cookie: `${sessionCookie}=${session}` } : {}
    const response = await fetch(url + path, {
      headers: { ...headers, connection: 'close' },
      redirect: 'manual',
    })
    const body = await response.text()
    return { body, response, ...streamedIn(body) }
  }
  return Object.assign(site, {
    url,
    open,
    reset: () => Object.assign(site, { handler: asMember, timing: unhurried, own: {}, pages: null }),
    close: async () => {
      await app.close()
      api.closeAllConnections()
      api.close()
    },
  })
}
