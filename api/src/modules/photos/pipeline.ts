import { limits } from '@duetto/shared/domain'
import sharp from 'sharp'
import { DomainError } from '../../http/DomainError'
import type { PhotoSize } from './photos.presenter'

export type Pictures = Record<PhotoSize, Buffer>

/** AVIF, which the library can read, unlike HEIC. */
const brands = ['mif1', 'msf1', 'avif']

/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF, regardless of the file name. */
export const isPhotoFile = (bytes: Buffer): boolean => {
  const text = bytes.subarray(0, 12).toString('latin1')
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && brands.includes(text.slice(8)))
  )
}

/** Upright, and refused where it has too many pixels. */
export const openPhoto = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: limits.photoMaxPixels, failOn: 'error', sequentialRead: false }).rotate()

/**
 * TRUST-09: re-encodes the photo in three sizes. Only its pixels survive: no metadata, no location, no hidden
 * data.
 */
export const makePictures = async (bytes: Buffer): Promise<Pictures> => {
  if (!isPhotoFile(bytes)) throw new DomainError('image_unsupported', { field: 'photo' })
  try {
    const full = await openPhoto(bytes)
      .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
    return { full, ...(await cutPictures(full)) }
  } catch {
    // Corrupt, too many pixels, or a format the library cannot read.
    throw new DomainError('image_unreadable', { field: 'photo' })
  }
}

/** Thumbnail and match picture, cropped from the full one around its focal point. */
const cutPictures = async (full: Buffer): Promise<Omit<Pictures, 'full'>> => {
  const cut = (width: number, height: number) =>
    sharp(full)
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer()
  return { thumb: await cut(320, 400), match: await cut(480, 600) }
}
