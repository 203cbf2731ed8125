import { claimsOf, routeConflicts } from './routeConflicts'

const members = claimsOf('mf-members b1', {
  members: { path: '/members' },
  'members-id': { path: '/members/:id' },
  'credits-id': { path: '/credits/:id/:paymentmethod?' },
})
const errorsOf = (id: string, path: string) =>
  routeConflicts(claimsOf('mf-chat c2', { [id]: { path } }), members)

it.each([
  ['the same path', 'people', '/members'],
  ['the same path with another name of its part', 'person', '/members/:name'],
  ['a path that may be as short', 'any', '/credits/:x'],
  ['a path that may be as long', 'any', '/credits/:x/:y'],
  ['the same id', 'members', '/somewhere/else'],
])('[SPLIT-03] reports a route that another owner has: %s', (_, id, path) => {
  const conflicts = errorsOf(id, path)
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]).toMatch(
    /mf-chat c2 claims .* mf-members b1 has .* publish a build of mf-members without it/,
  )
})

it.each([
  ['a word where the other has any', '/members/new'],
  ['one more part', '/members/:id/chat'],
  ['another word', '/clubs/:id'],
  ['fewer parts than the other needs', '/credits'],
])('accepts a route beside others: %s', (_, path) => expect(errorsOf('clubs', path)).toEqual([]))
