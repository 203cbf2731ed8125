import { incompatibilities } from './compatibility'
import type { Provides, Requires } from './schema'

const provides: Provides = {
  platform: '1.4.0',
  shared: { react: '19.3.1', 'react-router': '7.18.5' },
  names: { 'react-router': ['Link', 'Route'] },
  events: { liked: 1, match: 2 },
  slots: { 'mf-chat': ['match-modal'], 'mf-signup': ['sign-up-modal'] },
  routes: {},
}
const requires: Requires = {
  platform: '1',
  shared: { react: '^19.2.0', 'react-router': '^7.18.5' },
  names: { react: ['useState'], 'react-router': ['Link'] },
  consumes: { match: 2 },
  produces: { liked: 1, match: 1 },
}

const build = (over: Partial<Requires> = {}) => ({
  name: 'mf-chat',
  requires: { ...requires, ...over },
  slots: ['match-modal', 'a-new-one'],
})

it('[SPLIT-03] accepts a build that requires what the shell provides', () => {
  expect(incompatibilities(build(), provides)).toEqual([])
})

it.each<[string, Partial<Requires>, RegExp]>([
  ['another platform', { platform: '2' }, /needs platform 2 .* provides 1\.4\.0/],
  ['a newer library', { shared: { react: '^19.4.0' } }, /needs react \^19\.4\.0 .* provides 19\.3\.1/],
  ['a newer patch of a library', { shared: { 'react-router': '^7.18.6' } }, /react-router \^7\.18\.6/],
  ['an older major version of a library', { shared: { react: '^18.3.0' } }, /needs react \^18\.3\.0/],
  ['a library that is not shared', { shared: { lodash: '^4.0.0' } }, /needs lodash, which/],
  [
    'a name that the facade does not export',
    { names: { 'react-router': ['Await'] } },
    /needs Await of react-router/,
  ],
  ['an event in an older version', { consumes: { match: 1 } }, /consumes match version 1 .* emits 2/],
  [
    'an event that the shell does not know',
    { consumes: { waved: 1 } },
    /consumes waved version 1 .* emits none/,
  ],
  [
    'to tell an event that is newer than the shell’s',
    { produces: { liked: 2 } },
    /emits liked version 2 .* knows 1/,
  ],
])('[SPLIT-03] reports a build that needs %s', (_, over, sentence) => {
  const issues = incompatibilities(build(over), provides)
  expect(issues).toHaveLength(1)
  expect(issues[0]).toMatch(sentence)
})

it('[SPLIT-03] reports a missing slot of this remote, not of another', () => {
  expect(incompatibilities({ ...build(), slots: [] }, provides)).toEqual([
    'it lacks the slot match-modal, which the shell shows',
  ])
})
