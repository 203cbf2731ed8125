import { cutPicture, zoomFor } from './cutPicture'

const acts: unknown[][] = []
const context = Object.fromEntries(
  ['fillRect', 'scale', 'translate', 'rotate', 'drawImage'].map((name) => [
    name,
    (...given: unknown[]) => acts.push([name, ...given.filter((value) => typeof value === 'number')]),
  ]),
)
const made: HTMLCanvasElement[] = []
const heic = new File(['x'], 'me.heic', { type: 'image/heic' })

beforeEach(() => {
  acts.length = 0
  made.length = 0
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => {} }),
  })
  HTMLCanvasElement.prototype.getContext = (() => context) as never
  HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
    made.push(this)
    done(new Blob(['y'], { type: 'image/jpeg' }))
  }
})

describe('cutPicture', () => {
  it('[PHOTO-01] crops the rotated picture and limits its size', async () => {
    const file = await cutPicture(heic, { area: { x: 100, y: 200, width: 3277, height: 4096 }, rotation: 90 })
    expect([file?.name, file?.type]).toEqual(['me.jpg', 'image/jpeg'])
    expect([made[0]?.width, made[0]?.height]).toEqual([1639, 2048])
    expect(acts.slice(1)).toEqual([
      ['scale', 0.5, 0.5],
      // Centre of the rotated picture (3000 × 4000) relative to the crop.
      ['translate', expect.closeTo(1400), expect.closeTo(1800)],
      ['rotate', Math.PI / 2],
      ['drawImage', -2000, -1500],
    ])
  })

  it('[PHOTO-01] enlarges the crop of a photo that is just large enough', async () => {
    await cutPicture(heic, { area: { x: 0, y: 0, width: 160, height: 200 }, rotation: 0 })
    expect([made[0]?.width, made[0]?.height]).toEqual([200, 250])
  })

  it('returns undefined for a picture that cannot be decoded', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown kind')) })
    expect(await cutPicture(heic, { area: { x: 0, y: 0, width: 9, height: 9 }, rotation: 0 })).toBeUndefined()
  })
})

it.each([
  [3000, 4000, 0, 3],
  [400, 500, 0, 2],
  [400, 500, 90, 1.6],
  [200, 250, 0, 1],
  [220, 220, 0, 1],
])('[PHOTO-01] at %i × %i and %i degrees, limits the zoom to %f', (width, height, rotation, zoom) => {
  expect(zoomFor({ width, height }, rotation)).toBeCloseTo(zoom)
})
