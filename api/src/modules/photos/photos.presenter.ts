import type { Image, Photo } from '@duetto/shared/contract'
import { portraitFileWidths, portraitTypes, portraitWidths } from '@duetto/shared/domain'

export interface PhotoRow {
  id: number
  name: string
  status: 'pending' | 'active' | 'rejected'
  /** Null until a job renders the portraits of an older photo. */
  width: number | null
  has_avif: boolean
  preview: string | null
}

export const wholeFile = 'full.webp'
/** Files from before portraits had several widths. A job replaces them. */
const olderFiles = { thumb: 'thumb.webp', match: 'match.webp' } as const
export const olderPortraits: readonly string[] = Object.values(olderFiles)
const matchPx = 480

export const photoPath = (name: string, file: string): string => `/media/photos/${name}/${file}`

export const portraitFilesOf = (widths: readonly number[]): string[] => [
  ...olderPortraits,
  ...[...new Set([...portraitFileWidths, ...widths])].flatMap((each) =>
    portraitTypes.map((type) => `${each}.${type}`),
  ),
]

const fileOfWidth = (width: number, px: number): string =>
  `${portraitWidths(width).find((each) => each >= px) ?? width}.webp`

export const thumbFile = (width: number | null): string =>
  width === null ? olderFiles.thumb : fileOfWidth(width, 0)

const matchFile = (width: number | null): string =>
  width === null ? olderFiles.match : fileOfWidth(width, matchPx)

export const successorOf = (file: string, width: number | null): string | null => {
  if (width === null) return null
  if (file === olderFiles.thumb) return thumbFile(width)
  return file === olderFiles.match ? matchFile(width) : null
}

/** Does not check whether the viewer may see the photo. */
export const presentImage = ({ id, name, status, width, has_avif, preview }: PhotoRow): Image => ({
  id,
  filename: photoPath(name, wholeFile),
  thumb_filename: photoPath(name, thumbFile(width)),
  match: photoPath(name, matchFile(width)),
  status,
  portrait: width === null ? null : photoPath(name, '{file}'),
  portrait_width: width,
  has_avif,
  preview,
})

export const presentLocked = (id: number): Photo => ({
  id,
  filename: null,
  thumb_filename: null,
  portrait: null,
  portrait_width: null,
  has_avif: false,
  preview: null,
  is_locked: true,
})
