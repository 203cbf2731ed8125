import type { Country } from '@duetto/shared/domain'
import type { PortraitShot } from '../portraits'
import { landscapes } from './landscapes'
import type { Landscape } from './landscapes'

type Background = Pick<PortraitShot, 'scene' | 'sky'>

/** Backgrounds that suit any town. */
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

/** Number of faces on the first screen, which have different backgrounds. */
export const firstFaces = 6

const withKey = (background: Background) => ({
  background,
  key: `${background.scene} ${background.sky ?? ''}`,
})

/**
 * Returns a function that chooses the backgrounds used least recently in a country, among all people and
 * among those of the same sex. Call it in the order in which lists show the people.
 */
export const createBackgrounds = (country: Country) => {
  const start = country.charCodeAt(0) + country.charCodeAt(1)
  const rotated = anywhere.map((_, index) => anywhere[(start + index) % anywhere.length]!).map(withKey)
  const all = new Map<string, number>()
  const bySex = { f: new Map<string, number>(), m: new Map<string, number>() }
  const counts = { all: 0, f: 0, m: 0 }
  const peopleSince = (key: string, last: Map<string, number>, count: number): number =>
    count - (last.get(key) ?? -anywhere.length * 2)
  return (sex: 'f' | 'm', near: readonly Landscape[], count: number): Background[] => {
    const ranked = [...near.flatMap((landscape) => outside[landscape]).map(withKey), ...rotated]
      .map(({ background, key }) => {
        // Lists of one sex are half as long.
        const rank = Math.min(
          peopleSince(key, all, counts.all),
          2 * peopleSince(key, bySex[sex], counts[sex]),
        )
        return { background, key, rank }
      })
      .sort((a, b) => b.rank - a.rank)
    const key = ranked[0]?.key ?? ''
    all.set(key, counts.all++)
    bySex[sex].set(key, counts[sex]++)
    return ranked.slice(0, count).map(({ background }) => background)
  }
}
