import type { Country } from '@duetto/shared/domain'
import type { PortraitShot } from '../portraits'
import { landscapes } from './landscapes'
import type { Landscape } from './landscapes'

type Background = Pick<PortraitShot, 'scene' | 'sky'>

const anywhere: readonly Background[] = [
  { scene: 'cafe' },
  { scene: 'park' },
  { scene: 'books' },
  { scene: 'wall', sky: 'teal' },
  { scene: 'market' },
  { scene: 'city' },
  { scene: 'plants' },
  { scene: 'garden' },
  { scene: 'workshop' },
  { scene: 'wall', sky: 'ochre' },
  { scene: 'dusk' },
  { scene: 'kitchen' },
  { scene: 'station' },
  { scene: 'gallery' },
  { scene: 'forest' },
  { scene: 'records' },
  { scene: 'balcony' },
  { scene: 'wall', sky: 'plum' },
]
const outside: Record<Landscape, readonly Background[]> = {
  sea: [{ scene: 'sea' }, { scene: 'beach' }],
  mountains: [{ scene: 'alps' }],
  lake: [{ scene: 'lake' }],
  river: [{ scene: 'riverside' }],
}

export const landscapeOf = (scene: Background['scene']): Landscape | undefined =>
  landscapes.find((landscape) => outside[landscape].some((one) => one.scene === scene))

export const firstFaces = 6

const withKey = (background: Background) => ({
  background,
  key: `${background.scene} ${background.sky ?? ''}`,
})

interface Sitter {
  sex: 'f' | 'm'
  town: string
  near: readonly Landscape[]
}

/** Lists that show the person. A higher weight allows a background to repeat sooner. */
const listsOf = ({ sex, town }: Sitter): [name: string, weight: number][] => [
  ['everyone', 1],
  [sex, 2],
  [`${sex} ${town}`, 3],
]

/**
 * Spaces out repeats in each list that shows the person. Call the returned function in list order: most recently active
 * first. It remembers only the first of the `count` backgrounds, because lists show no other.
 */
export const createBackgrounds = (country: Country) => {
  const start = country.charCodeAt(0) + country.charCodeAt(1)
  const rotated = anywhere.map((_, index) => anywhere[(start + index) % anywhere.length]!).map(withKey)
  const lists = new Map<string, { length: number; last: Map<string, number> }>()
  const listNamed = (name: string) => {
    const list = lists.get(name) ?? { length: 0, last: new Map<string, number>() }
    lists.set(name, list)
    return list
  }
  return (sitter: Sitter, count: number): Background[] => {
    const shown = listsOf(sitter).map(([name, weight]) => ({ list: listNamed(name), weight }))
    const ranked = [...sitter.near.flatMap((landscape) => outside[landscape]).map(withKey), ...rotated]
      .map(({ background, key }) => ({
        background,
        key,
        rank: Math.min(
          ...shown.map(
            ({ list, weight }) => weight * (list.length - (list.last.get(key) ?? -anywhere.length * 2)),
          ),
        ),
      }))
      .sort((a, b) => b.rank - a.rank)
    for (const { list } of shown) list.last.set(ranked[0]?.key ?? '', list.length++)
    return ranked.slice(0, count).map(({ background }) => background)
  }
}
