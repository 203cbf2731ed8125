import type { ProfileCard } from '@duetto/shared/contract'

/** A country's outline and the places of its towns, at most 600 by 600: written by tools/landers/maps.ts. */
export interface CountryOutline {
  width: number
  height: number
  outline: string
  towns: Readonly<Record<string, readonly number[]>>
}

export interface MapPin {
  person: ProfileCard
  x: number
  y: number
  /** Whether there is room for the pin on a small map. */
  isRoomy: boolean
}

/** Least distances between pins on a small and on a large map, in units of the outline. */
const roomy = { x: 200, y: 165 }
const tight = { x: 110, y: 100 }
/** On a small map, a pin this close to the lower edge would reach into the caption. */
const edge = 60

const isClear = (pins: readonly MapPin[], x: number, y: number, room: typeof roomy): boolean =>
  pins.every((pin) => Math.abs(pin.x - x) >= room.x || Math.abs(pin.y - y) >= room.y)

/**
 * Returns the country on whose map these people are shown: the visitor's if anyone lives there, else that of most of
 * them; null without people. Fictional profiles live nowhere.
 */
export const countryOf = (people: readonly ProfileCard[], own: string | null): string | null => {
  const counts = new Map<string, number>()
  for (const { country, is_fictional: isFictional } of people)
    if (!isFictional) counts.set(country, (counts.get(country) ?? 0) + 1)
  if (own && counts.has(own)) return own
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** Places real people of one country on its map, so that neither pins nor their names collide. */
export const placePins = (
  people: readonly ProfileCard[],
  country: string,
  { towns, height }: CountryOutline,
): MapPin[] => {
  const located = people.flatMap((person) => {
    const [x, y] = (person.country === country && !person.is_fictional && towns[person.city]) || []
    return x === undefined || y === undefined ? [] : [{ person, x, y }]
  })
  const place = (pins: MapPin[], room: typeof roomy, isRoomy: boolean): MapPin[] =>
    located.reduce(
      (kept, pin) =>
        kept.every(({ person }) => person.id !== pin.person.id) &&
        isClear(kept, pin.x, pin.y, room) &&
        !(isRoomy && pin.y > height - edge)
          ? [...kept, { ...pin, isRoomy }]
          : kept,
      pins,
    )
  return place(place([], roomy, true), tight, false)
}
