import type { PublishedCall } from '@duetto/shared/registry'

export interface Picture {
  filename: string
  thumb_filename: string
}

const isPicture = (value: unknown): value is Picture => {
  const { filename, thumb_filename: thumb } = (value ?? {}) as Partial<Picture>
  return typeof filename === 'string' && typeof thumb === 'string'
}

/** The portraits of an answer that are visible first. */
export const picturesOf = (answer: object, pictures: PublishedCall['pictures']): Picture[] => {
  if (!pictures) return []
  const { list, picture, count } = pictures
  const items = (answer as Record<string, unknown>)[list]
  if (!Array.isArray(items)) return []
  return items
    .slice(0, count)
    .map((item: unknown) => ((item ?? {}) as Record<string, unknown>)[picture])
    .filter(isPicture)
}
