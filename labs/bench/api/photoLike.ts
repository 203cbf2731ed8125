import sharp from 'sharp'

/** A 4:5 portrait with the longest edge that the browser uploads (`maxEdgePx`). */
const size = { width: 1638, height: 2048 }

const randomOf = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 31 - 1
}

const octave = async (cells: number, random: () => number): Promise<Buffer> => {
  const [width, height] = [cells, Math.round((cells * size.height) / size.width)]
  const grid = Buffer.from(Array.from({ length: width * height }, () => 128 + 127 * random()))
  const { data } = await sharp(grid, { raw: { width, height, channels: 1 } })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data
}

const brightness = [
  [3, 40],
  [6, 27],
  [12, 23],
  [25, 19],
  [50, 17],
  [100, 16],
  [200, 14],
  [400, 11.5],
  [800, 8],
] as const
/** Octaves of colour, which varies more slowly than brightness. */
const colour = [
  [3, 30],
  [8, 12],
  [24, 5],
] as const

const sumOf = async (octaves: readonly (readonly [number, number])[], random: () => number) => {
  const sum = new Float32Array(size.width * size.height)
  for (const [cells, amplitude] of octaves) {
    const layer = await octave(cells, random)
    for (let at = 0; at < sum.length; at += 1) sum[at]! += (((layer[at] ?? 0) - 128) / 127) * amplitude
  }
  return sum
}

/**
 * Creates a JPEG with the statistics of a camera photo: amplitudes fall with frequency, as in natural scenes. It has
 * about 1.5 bits per pixel; phone cameras (12 megapixels in 2 to 4 MB) produce 1.3 to 2.7.
 */
export const createPhotoLike = async (seed: number): Promise<Buffer> => {
  const random = randomOf(seed)
  const [light, warm, green] = [
    await sumOf(brightness, random),
    await sumOf(colour, random),
    await sumOf(colour, random),
  ]
  const pixels = Buffer.alloc(light.length * 3)
  for (let at = 0; at < light.length; at += 1) {
    const [x, y] = [(at % size.width) / size.width - 0.5, Math.floor(at / size.width) / size.height - 0.45]
    const subject = 70 / (1 + Math.exp(40 * (Math.hypot(x * 1.3, y) - 0.28)))
    const base = 85 + subject + 40 * y + (light[at] ?? 0)
    const [a, b] = [warm[at] ?? 0, green[at] ?? 0]
    const levels = [base + a + subject * 0.35, base + b * 0.4, base - a - subject * 0.2]
    levels.forEach((level, channel) => {
      const noise = (random() + random() + random()) * 2.2
      pixels[at * 3 + channel] = Math.max(0, Math.min(255, level + noise))
    })
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}
