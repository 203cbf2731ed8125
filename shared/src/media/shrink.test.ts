import { createFile as fileOf } from '../testing'
import { shrink } from './shrink'

const operations: string[] = []
const context = {
  fillStyle: '',
  fillRect: () => operations.push(`fill ${context.fillStyle}`),
  drawImage: () => operations.push('picture'),
}
const createFile = (size: number) => {
  const file = fileOf('me.png', { kind: 'png', type: 'image/png' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

beforeEach(() => {
  operations.length = 0
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => {} }),
  })
  HTMLCanvasElement.prototype.getContext = (() => context) as never
  HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
    done(new Blob(['y'], { type: 'image/jpeg' }))
  }
})

describe('shrinking a picture', () => {
  it('[PHOTO-01] fills transparent pixels with white', async () => {
    const small = await shrink(createFile(5_000_000))
    expect(operations).toEqual(['fill #fff', 'picture'])
    expect(small.type).toBe('image/jpeg')
  })

  it('[PHOTO-01] returns a small picture unchanged', async () => {
    const file = createFile(1000)
    expect(await shrink(file)).toBe(file)
    expect(operations).toEqual([])
  })

  it('[PHOTO-01] converts HEIC of any size, even if it is named .jpg', async () => {
    const jpeg = await shrink(fileOf('IMG_1.jpg', { kind: 'heic' }))
    expect([jpeg.name, jpeg.type, operations]).toEqual(['IMG_1.jpg', 'image/jpeg', ['fill #fff', 'picture']])
  })

  it('[PHOTO-01] does not treat AVIF named .heic as HEIC', async () => {
    const file = fileOf('IMG_1.heic', { kind: 'avif', type: 'image/heic' })
    expect(await shrink(file)).toBe(file)
  })
})
