/** @jest-environment node */
import { manifestSchema } from './schema'

const build = (page: object) => ({
  name: 'mf-chat',
  build: 'b1',
  files: {},
  chunks: {},
  routes: { chats: { path: '/chats', ...page } },
})

it('accepts a route with a guard and a layout of the shell', () => {
  expect(manifestSchema.safeParse(build({ access: 'members', layout: 'chat' })).success).toBe(true)
})

it.each([
  ['a guard', { access: 'premium' }],
  ['a guard by a name of the prototype', { access: 'constructor' }],
  ['a layout', { layout: 'wide' }],
  ['a check of a parameter', { path: '/chats/:id', params: { id: 'uuid' } }],
])('[ERROR-04] refuses a build whose route names %s that does not exist', (_, page) => {
  expect(manifestSchema.safeParse(build(page)).success).toBe(false)
})

it('reads the initial queries of a build of the previous release', () => {
  const manifest = manifestSchema.parse(build({ firstCalls: [{ call: 'getChats' }] }))
  expect(manifest.routes?.chats?.initialQueries).toEqual([{ call: 'getChats' }])
})
