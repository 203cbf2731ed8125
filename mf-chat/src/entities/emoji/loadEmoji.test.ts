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

it('[CHAT-01] the name itself comes first, then names that begin with it, then its words, then parts of words', () => {
  expect(found('cat')).toEqual([
    ['Nature', '🐈', '🐱', '🐛'],
    ['Objects', '🚢'],
  ])
})

it('[CHAT-01] the group with the nearest hit comes first, and one without hits not at all', () => {
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

it('[CHAT-01] every word counts; without a word all stand in their order', () => {
  expect(found('cat', 'pet')).toEqual([['Nature', '🐱']])
  expect(found()).toEqual(groups.map(({ name, emoji: all }) => [name, ...all.map(({ unicode }) => unicode)]))
})
