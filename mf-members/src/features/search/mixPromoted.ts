import type { ProfileCard, PromotedTile } from '@duetto/shared/contract'

export type GridItem =
  | { kind: 'member'; key: string; card: ProfileCard }
  | { kind: 'promoted'; key: string; tile: PromotedTile }

export const promotedEvery = 10

export const mixPromoted = (cards: readonly ProfileCard[], promoted: readonly PromotedTile[]): GridItem[] =>
  cards.flatMap((card, index): GridItem[] => {
    const member: GridItem = { kind: 'member', key: `m${card.id}`, card }
    const tile = (index + 1) % promotedEvery === 0 ? promoted[(index + 1) / promotedEvery - 1] : undefined
    return tile ? [member, { kind: 'promoted', key: `p${tile.id}`, tile }] : [member]
  })
