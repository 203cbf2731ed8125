import { createCard } from '../../testing/fakes'
import { mixPromoted, promotedEvery } from './mixPromoted'

it('[MEMBER-05] inserts ads among members, never first, never two in a row', () => {
  const cards = Array.from({ length: promotedEvery * 2 }, (_, index) => createCard(index + 1))
  const tile = (id: string) => ({
    kind: 'cam' as const,
    id,
    title: 'Ad',
    image: '/a',
    href: 'https://x.example',
  })
  const kinds = mixPromoted(cards, [tile('a'), tile('b'), tile('c')]).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'promoted')).toHaveLength(2)
  expect(kinds.indexOf('promoted')).toBe(promotedEvery)
  expect(mixPromoted(cards.slice(0, 3), [tile('a')])).toHaveLength(3)
})
