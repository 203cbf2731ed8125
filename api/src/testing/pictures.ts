import sharp from 'sharp'

export const createJpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7b1e4b' } })
    .jpeg()
    .toBuffer()
