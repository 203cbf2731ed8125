import { limits } from '@duetto/shared/domain'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { DomainError } from '../../http/DomainError'

const DECODE_MAX_S = 10
const MAX_PIXELS = 16_000_000
const SVG_DENSITY = 72
const MAX_DENSITY = 2400

const refuse = (reason: string) => new DomainError('bad_input', { field: 'picture', reason })

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'
const isSvg = (bytes: Buffer): boolean => /^\uFEFF?\s*</.test(bytes.subarray(0, 200).toString('utf8'))

/**
 * Rejects images and entities, which may expand to gigabytes, and encodings other than UTF-8, which could hide them.
 */
const hasOnlyShapes = (svg: string): boolean =>
  !/<!entity|<[^\s/<>]*image|\0|\uFFFD|<\?xml[^<>]*\bencoding\s*=\s*["'](?!utf-8["'])/i.test(svg)

/**
 * Renders an SVG with at least `height` pixels on its shorter side, unless that exceeds `MAX_DENSITY`. Callers must
 * store only the pixels, because an SVG may contain scripts and links.
 */
export const decodePicture = async (bytes: Buffer, height: number): Promise<Sharp> => {
  if (bytes.length > limits.brandPictureMaxBytes)
    throw refuse(
      `the file has ${Math.ceil(bytes.length / 1024)} kB; at most ${limits.brandPictureMaxBytes / 1024} kB are allowed`,
    )
  if (!isPng(bytes) && !isSvg(bytes)) throw refuse('the file must be a PNG or an SVG')
  if (!isPng(bytes) && !hasOnlyShapes(bytes.toString('utf8')))
    throw refuse('the SVG must be in UTF-8, without embedded pictures and entities; otherwise upload a PNG')
  const open = (density: number) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, density, failOn: 'error' }).timeout({
      seconds: DECODE_MAX_S,
    })
  try {
    const { width, height: own, format } = await open(SVG_DENSITY).metadata()
    if (format !== 'png' && format !== 'svg') throw refuse('the file must be a PNG or an SVG')
    const scale = format === 'svg' ? Math.max(1, height / Math.min(own, width)) : 1
    const picture = open(Math.min(MAX_DENSITY, SVG_DENSITY * scale)).ensureAlpha()
    await picture.stats()
    return picture
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw refuse('the file is not a readable picture')
  }
}
