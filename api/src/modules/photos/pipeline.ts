import { limits, portraitHeight, portraitTypes, portraitWidths, widestPortrait } from '@duetto/shared/domain'
import type { PortraitType } from '@duetto/shared/domain'
import { createKeyedLimiter } from '@duetto/shared/limits'
import { fileKind, photoKinds } from '@duetto/shared/media/kind'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { DomainError } from '../../http/DomainError'
import { wholeFile } from './photos.presenter'

export type PhotoFiles = Record<string, Buffer>

export interface Pictures {
  files: PhotoFiles
  width: number
  /** ThumbHash of the portrait, in base64. */
  preview: string
}

const pixelsOf = (bytes: Buffer): number | null => {
  const kind = fileKind(bytes)
  if (kind === null || !photoKinds.includes(kind)) return null
  return kind === 'avif' ? limits.avifMaxPixels : limits.photoMaxPixels
}

/** One photo at a time, because decoding a large one takes hundreds of megabytes. */
const inTurn = createKeyedLimiter<'photo'>({ maxConcurrent: 1, gapMs: 0, maxQueued: 20 })

/**
 * Passes the upright photo to `draw`, where re-encoding drops its metadata (TRUST-09). Throws `image_unsupported` or
 * `image_unreadable`, and `QueueFullError` if too many photos wait.
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
      throw new DomainError('image_unreadable', { field: 'photo' })
    }
  })
}

export const requireEnoughPixels = async (photo: Sharp): Promise<void> => {
  const { width, height } = await photo.metadata()
  if (Math.min(width, height) < limits.photoMinPx)
    throw new DomainError('image_too_small', { field: 'photo', min_px: limits.photoMinPx })
}

const uploadPx = 800

export const createPictures = (bytes: Buffer): Promise<Pictures> =>
  renderPhoto(bytes, async (photo) => {
    await requireEnoughPixels(photo)
    const { data, info } = await photo
      .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const whole = sharp(data, { raw: info })
    const [encoded, { files, ...rest }] = await Promise.all([
      whole.clone().webp({ quality: 82 }).toBuffer(),
      createPortraits(whole, { types: ['webp'], maxPx: uploadPx }),
    ])
    return { files: { [wholeFile]: encoded, ...files }, ...rest }
  })

interface PortraitOptions {
  types?: readonly PortraitType[]
  maxPx?: number
}

export const createPortraits = async (
  whole: Sharp,
  { types = portraitTypes, maxPx = Infinity }: PortraitOptions = {},
): Promise<Pictures> => {
  const width = Math.min(maxPx, widestPortrait(await whole.metadata()))
  const { data, info } = await whole
    .clone()
    .resize({ width, height: portraitHeight(width), fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const portrait = (px: number): Sharp =>
    sharp(data, { raw: info }).resize({ width: px, height: portraitHeight(px) })
  const files: PhotoFiles = {}
  for (const px of portraitWidths(width))
    for (const type of types) files[`${px}.${type}`] = await encode[type](portrait(px)).toBuffer()
  return { files, width, preview: await createPreview(sharp(data, { raw: info })) }
}

const encode: Record<PortraitType, (portrait: Sharp) => Sharp> = {
  webp: (portrait) => portrait.webp({ quality: 80, effort: 2 }),
  avif: (portrait) => portrait.avif({ quality: 52, effort: 1 }),
}

const previewPx = 40

export const createPreview = async (portrait: Sharp): Promise<string> => {
  const [width, height] = [previewPx, portraitHeight(previewPx)]
  const pixels = await portrait.resize(width, height).ensureAlpha().raw().toBuffer()
  return Buffer.from(rgbaToThumbHash(width, height, pixels)).toString('base64')
}
