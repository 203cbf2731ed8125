import { limits } from '@duetto/shared/domain'
import { createKeyedLimiter } from '@duetto/shared/limits'
import { fileKind, photoKinds } from '@duetto/shared/media/kind'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { DomainError } from '../../http/DomainError'
import type { PhotoSize } from './photos.presenter'

export type Pictures = Record<PhotoSize, Buffer>

/** Returns the maximum number of pixels for the photo's format; null if the file is not a supported photo. */
const pixelsOf = (bytes: Buffer): number | null => {
  const kind = fileKind(bytes)
  if (kind === null || !photoKinds.includes(kind)) return null
  return kind === 'avif' ? limits.avifMaxPixels : limits.photoMaxPixels
}

/** Processes one photo at a time, because decoding a large one uses hundreds of megabytes. */
const inTurn = createKeyedLimiter<'photo'>({ maxConcurrent: 1, gapMs: 0, maxQueued: 20 })

/**
 * TRUST-09: re-encodes an uploaded photo, so that metadata, location and hidden data are removed. `draw` gets
 * the upright image.
 */
export const renderPhoto = async <Rendered>(
  bytes: Buffer,
  draw: (photo: Sharp) => Promise<Rendered>,
): Promise<Rendered> => {
  const limitInputPixels = pixelsOf(bytes)
  if (limitInputPixels === null) throw new DomainError('image_unsupported', { field: 'photo' })
  return inTurn('photo', async () => {
    try {
      return await draw(sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: false }).rotate())
    } catch (error) {
      if (error instanceof DomainError) throw error
      // Corrupt, too many pixels, or a format that the library cannot read.
      throw new DomainError('image_unreadable', { field: 'photo' })
    }
  })
}

const requireEnoughPixels = async (photo: Sharp): Promise<void> => {
  const { width, height } = await photo.metadata()
  if (Math.min(width, height) < limits.photoMinPx)
    throw new DomainError('image_too_small', { field: 'photo', min_px: limits.photoMinPx })
}

export const createPictures = (bytes: Buffer): Promise<Pictures> =>
  renderPhoto(bytes, async (photo) => {
    await requireEnoughPixels(photo)
    const full = await photo
      .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
    return { full, ...(await cutPictures(full)) }
  })

/** Renders the thumbnail and the match picture, cropped around the photo's focal point. */
const cutPictures = async (full: Buffer): Promise<Omit<Pictures, 'full'>> => {
  const cut = (width: number, height: number) =>
    sharp(full)
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer()
  return { thumb: await cut(320, 400), match: await cut(480, 600) }
}
