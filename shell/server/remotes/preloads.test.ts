/** @jest-environment node */
import type { Route } from '@duetto/shared/platform'
import { preloadsFor, withChunks } from './preloads'

const shell = {
  name: 'shell',
  build: 's1',
  files: {},
  chunks: {
    main: ['main.a.js'],
    member: ['member.b.js'],
    'locale-it-json': ['it.c.js'],
    http: ['http.d.js'],
  },
}
const named = (hasSession: boolean) =>
  preloadsFor({ route: null, locale: 'it', shell, plans: {}, fonts: [], hasSession })
const hrefs = (hasSession: boolean) => named(hasSession).flatMap(({ href, later }) => (later ? [] : href))

it('preloads the member chunk only with a session', () => {
  expect(hrefs(true)).toEqual(['/s/it.c.js', '/s/member.b.js'])
  expect(hrefs(false)).toEqual(['/s/it.c.js'])
})

it('preloads the HTTP client last, and for visitors when the browser is idle', () => {
  expect(named(true).at(-1)).toMatchObject({ href: '/s/http.d.js', later: 'behind' })
  expect(named(false).at(-1)).toMatchObject({ href: '/s/http.d.js', later: 'idle' })
})

describe('a chunk that only some pages of its remote need at first', () => {
  const page = (id: string, owner: Route['owner'] = 'mf-chat'): Route => ({
    id,
    path: `/${id}`,
    owner,
    layout: 'chat',
    access: 'members',
  })
  const chunks = {
    app: ['react.js', 'app.js'],
    'open-chat': ['react.js', 'open.js'],
    emoji: ['emoji.js'],
  }
  const chunk = 'open-chat'
  const routes = {
    chats: { path: '/chats' },
    'chats-id': { path: '/chats/:id', access: 'members' as const, chunk },
    'members-id-chat': { path: '/members/:id/chat', access: 'members' as const, chunk },
  }
  const build = { name: 'mf-chat', build: 'b1', files: {}, chunks, routes }
  const plan = { build: 'b1', entry: '/r/mf-chat/b1/entry.js', loadMs: 8000, isDisabled: false }
  const namedFor = (route: Route | null, hasSession = true) => {
    const plans = withChunks({ 'mf-chat': plan }, 'en', () => build, { route, hasSession })
    const names = (files: { href: string }[] = []) => files.map(({ href }) => href.split('/').at(-1))
    return [names(plans['mf-chat']?.chunks), names(plans['mf-chat']?.later)]
  }

  it('is preloaded on these pages and on pages of other remotes', () => {
    const all = [['react.js', 'app.js', 'open.js'], []]
    expect(namedFor(page('chats-id'))).toEqual(all)
    expect(namedFor(page('members-id-chat'))).toEqual(all)
    expect(namedFor(page('members', 'mf-members'))).toEqual(all)
    expect(namedFor(null)).toEqual(all)
  })

  it('is not preloaded for visitors if these pages are for members', () => {
    expect(namedFor(page('members', 'mf-members'), false)).toEqual([['react.js', 'app.js'], []])
    expect(namedFor(null, false)).toEqual([['react.js', 'app.js'], []])
  })

  it('[SPLIT-04] is preloaded with its texts, and ahead only for visitors if its contract requires it', () => {
    const login = { path: '/login' }
    const signUp = { path: '/signup', chunk: 'sign-up', prefetch: 'visitors' as const }
    const unsubscribe = { path: '/unsubscribe', chunk: 'links', prefetch: 'never' as const }
    const texts = { 'sign-up-locale-it-json': ['sign-up.it.js'], 'links-locale-it-json': ['links.it.js'] }
    const files = { app: ['app.js'], 'sign-up': ['sign-up.js'], links: ['links.js'] }
    const chunks = { ...files, ...texts }
    const build = {
      name: 'mf-signup',
      build: 'b1',
      files: {},
      chunks,
      routes: { login, signup: signUp, unsubscribe },
    }
    const namesOn = (route: Route, hasSession: boolean) => {
      const signUpPlan = { ...plan, entry: '/r/mf-signup/b1/entry.js' }
      const plans = withChunks({ 'mf-signup': signUpPlan }, 'it', () => build, { route, hasSession })
      const { chunks: first = [], later = [] } = plans['mf-signup'] ?? {}
      return [first, later].map((list) => list.map(({ href }) => href.split('/').at(-1)))
    }
    expect(namesOn(page('signup', 'mf-signup'), false)).toEqual([
      ['app.js', 'sign-up.js', 'sign-up.it.js'],
      [],
    ])
    expect(namesOn(page('login', 'mf-signup'), false)).toEqual([['app.js'], ['sign-up.js', 'sign-up.it.js']])
    expect(namesOn(page('unsubscribe', 'mf-signup'), true)).toEqual([
      ['app.js', 'links.js', 'links.it.js'],
      [],
    ])
    expect(namesOn(page('members', 'mf-members'), true)).toEqual([['app.js'], []])
  })

  it('is preloaded later on the other pages of its remote, without files loaded already', () => {
    expect(namedFor(page('chats'))).toEqual([['react.js', 'app.js'], ['open.js']])
  })
})
