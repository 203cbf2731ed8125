import sharp from 'sharp'
import type { Deps } from '../../../app/deps'
import { wholeFile } from '../photos.presenter'
import { storedPhotoName } from '../storedFiles'
import { bandsOf, fingerprintOf } from './fingerprint'
import { modelPx } from './scorer/Scorer'
import type { ClaimedPhoto, ScreeningResult } from './screening.repository'

const pixelsOf = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).resize(modelPx, modelPx, { fit: 'fill', kernel: 'linear' }).removeAlpha().raw().toBuffer()

export const noResult: ScreeningResult = { fingerprint: null, bands: null, score: null }

export const scorePhoto = async ({ scorer }: Pick<Deps, 'scorer'>, photo: Buffer): Promise<number> =>
  scorer.score(await pixelsOf(photo))

export const lookAt = async (
  { storage, scorer, log }: Pick<Deps, 'storage' | 'scorer' | 'log'>,
  { id, name }: ClaimedPhoto,
): Promise<ScreeningResult> => {
  const attempt = async <Result>(what: string, step: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await step()
    } catch (error) {
      log.error({ err: error, photo: id }, `a photo ${what}`)
      return null
    }
  }
  const stored = await attempt('was not read', async () => {
    const file = await storage.get(storedPhotoName(name, wholeFile))
    if (!file) throw new Error('the file is missing')
    return file
  })
  if (!stored) return noResult
  const fingerprint = await attempt('has no fingerprint', () => fingerprintOf(stored.bytes))
  const score = await attempt('was not scored', () => scorePhoto({ scorer }, stored.bytes))
  return { fingerprint, bands: fingerprint === null ? null : bandsOf(fingerprint), score }
}
