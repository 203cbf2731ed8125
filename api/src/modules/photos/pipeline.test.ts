import { limits } from '@duetto/shared/domain'
import sharp from 'sharp'
import { renderPhoto, createPictures } from './pipeline'

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b23a75' } })

it('[TRUST-09] photos are decoded one at a time, and a failed one makes room', async () => {
  const bytes = await picture(8).jpeg().toBuffer()
  let [running, most] = [0, 0]
  const draw = async (name: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setImmediate(done))
    running -= 1
    if (name === 1) throw new Error('broken')
    return name
  }
  const outcomes = await Promise.allSettled([0, 1, 2, 3].map((name) => renderPhoto(bytes, () => draw(name))))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
})

it.each([
  [1, 1],
  [10, 10],
  [199, 4000],
  [4000, 199],
])('[PHOTO-01] a photo of %i by %i pixels is too small for a profile', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#b23a75' } })
    .png()
    .toBuffer()
  await expect(createPictures(bytes)).rejects.toMatchObject({
    code: 'image_too_small',
    details: { min_px: limits.photoMinPx },
  })
})

it('[PHOTO-01] accepts a photo of the minimum size', async () => {
  const { files, width } = await createPictures(await picture(limits.photoMinPx).jpeg().toBuffer())
  expect((await sharp(files['full.webp']).metadata()).width).toBe(limits.photoMinPx)
  expect(width).toBe(limits.photoMinPx * 0.8)
})

it('[TRUST-09] refuses a tiny AVIF that unpacks to a large picture before decoding it', async () => {
  const side = Math.ceil(Math.sqrt(limits.avifMaxPixels)) + 1
  const bomb = await picture(side).avif({ effort: 0, quality: 10 }).toBuffer()
  expect(bomb.length).toBeLessThan(5000)
  await expect(createPictures(bomb)).rejects.toMatchObject({ code: 'image_unreadable' })
  const fine = await picture(600).avif({ effort: 0 }).toBuffer()
  expect((await sharp((await createPictures(fine)).files['full.webp']).metadata()).width).toBe(600)
})
