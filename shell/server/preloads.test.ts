/** @jest-environment node */
import { preloadsFor, withChunks } from './preloads'

const shell = {
  name: 'shell',
  build: 's1',
  files: {},
  chunks: { main: ['main.a.js'], member: ['member.b.js'], 'locale-it-json': ['it.c.js'] },
}
const hrefs = (hasSession: boolean) =>
  preloadsFor({ route: null, locale: 'it', shell, plans: {}, fonts: [], hasSession }).map(({ href }) => href)

it('what only members need is named in the pages of those who have a session', () => {
  expect(hrefs(true)).toEqual(['/s/it.c.js', '/s/member.b.js'])
  expect(hrefs(false)).toEqual(['/s/it.c.js'])
})

it('the chunk that a page has to itself is named with its remote’s, and on no other page', () => {
  const build = {
    name: 'mf-members',
    build: 'm1',
    files: { 'likes.l.js': { integrity: 'sha384-l', bytes: 1 } },
    chunks: { app: ['app.a.js'], likes: ['likes.l.js'] },
    routes: { likes: { path: '/likes', chunk: 'likes' }, members: { path: '/members' } },
  }
  const plans = {
    'mf-members': { entry: '/r/e.js', integrity: 'sha384-e', build: 'm1', loadMs: 4000, isDisabled: false },
  }
  const namesAt = (id: 'likes' | 'members') => {
    const route = { id, owner: 'mf-members' as const, path: build.routes[id].path }
    return withChunks(plans, 'it', () => build, route)['mf-members']?.chunks?.map(({ href }) => href)
  }
  expect(namesAt('likes')).toEqual(['/r/mf-members/m1/app.a.js', '/r/mf-members/m1/likes.l.js'])
  expect(namesAt('members')).toEqual(['/r/mf-members/m1/app.a.js'])
})
