import { escapeHtml, pictureWidths, portraitSizes } from '@duetto/shared/domain'
import type { PublishedQuery } from '@duetto/shared/registry'

export interface Portrait {
  filename: string
  thumb_filename: string
}

const portraitOf = (item: unknown, name: string): Portrait[] => {
  const { [name]: picture } = (item ?? {}) as Record<string, unknown>
  const { filename, thumb_filename: thumb } = (picture ?? {}) as Partial<Portrait>
  return typeof filename === 'string' && typeof thumb === 'string'
    ? [{ filename, thumb_filename: thumb }]
    : []
}

/** The portraits of an answer that are visible first. */
export const portraitsOf = (answer: object, pictures: PublishedQuery['pictures']): Portrait[] => {
  if (!pictures) return []
  const { list, picture, count } = pictures
  const items = (answer as Record<string, unknown>)[list]
  return Array.isArray(items) ? items.slice(0, count).flatMap((item) => portraitOf(item, picture)) : []
}

/** Portraits of a lander that are visible on every screen. */
const LANDER_PORTRAITS = 3

const preloadTag = (href: string, attributes = ''): string =>
  `<link rel="preload" as="image" href="${href}"${attributes} fetchpriority="high">`

/** Preload links. Landers begin with the thumbnail; other pages choose by the size of their tiles. */
export const portraitPreloads = (portraits: readonly Portrait[], isLander: boolean): string =>
  (isLander ? portraits.slice(0, LANDER_PORTRAITS) : portraits)
    .map(({ filename, thumb_filename }) => {
      const [full, thumb] = [escapeHtml(filename), escapeHtml(thumb_filename)]
      if (isLander || full === thumb) return preloadTag(thumb)
      const set = `${thumb} ${pictureWidths.thumb}w, ${full} ${pictureWidths.full}w`
      return preloadTag(thumb, ` imagesrcset="${set}" imagesizes="${portraitSizes}"`)
    })
    .join('')
