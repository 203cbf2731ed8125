import type { PublishedQuery } from '@duetto/shared/registry'

export interface Picture {
  filename: string
  thumb_filename: string
  isFictional: boolean
}

const pictureOf = (item: unknown, name: string): Picture | null => {
  const { [name]: picture, is_fictional: isFictional } = (item ?? {}) as Record<string, unknown>
  const { filename, thumb_filename: thumb } = (picture ?? {}) as Partial<Picture>
  return typeof filename === 'string' && typeof thumb === 'string'
    ? { filename, thumb_filename: thumb, isFictional: isFictional !== false }
    : null
}

/** The portraits of an answer that are visible first, in order; null for members without one. */
export const picturesOf = (answer: object, pictures: PublishedQuery['pictures']): (Picture | null)[] => {
  if (!pictures) return []
  const { list, picture, count } = pictures
  const items = (answer as Record<string, unknown>)[list]
  return Array.isArray(items) ? items.slice(0, count).map((item) => pictureOf(item, picture)) : []
}
