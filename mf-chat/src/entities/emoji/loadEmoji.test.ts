import type { EmojiGroup } from './loadEmoji'
import { findEmoji } from './loadEmoji'

const emoji = (unicode: string, label: string, ...tags: string[]) => ({
  unicode,
  label,
  words: [label, ...tags].join(' '),
})
const groups: EmojiGroup[] = [
  {
    name: 'Nature',
    emoji: [emoji('🐱', 'cat face', 'pet'), emoji('🐈', 'cat'), emoji('🐛', 'bug', 'caterpillar')],
  },
  { name: 'Objects', emoji: [emoji('🚢', 'boat', 'cat')] },
  { name: 'Flags', emoji: [emoji('🏁', 'flag')] },
]
const found = (...words: string[]) =>
  findEmoji(groups, words).map(({ name, emoji: hits }) => [name, ...hits.map(({ unicode }) => unicode)])

it('[CHAT-01] ranks exact names, then prefixes, keywords and partial matches', () => {
  expect(found('cat')).toEqual([
    ['Nature', '🐈', '🐱', '🐛'],
    ['Objects', '🚢'],
  ])
})

it('[CHAT-01] sorts groups by their best match and leaves out groups without one', () => {
  expect(found('boat')).toEqual([['Objects', '🚢']])
  expect(found('caterpillar')).toEqual([['Nature', '🐛']])
  const far = [
    groups[2],
    { name: 'Late', emoji: [emoji('🐈', 'flag of cats'), emoji('🎌', 'flag')] },
  ] as EmojiGroup[]
  expect(findEmoji(far.toReversed(), ['cats']).map(({ name }) => name)).toEqual(['Late'])
  const both = [{ name: 'Far', emoji: [emoji('🐛', 'bug', 'flagged')] }, ...groups]
  expect(findEmoji(both, ['flag']).map(({ name }) => name)).toEqual(['Flags', 'Far'])
})

it('[CHAT-01] matches all words; without words, keeps all emoji in order', () => {
  expect(found('cat', 'pet')).toEqual([['Nature', '🐱']])
  expect(found()).toEqual(groups.map(({ name, emoji: all }) => [name, ...all.map(({ unicode }) => unicode)]))
})
