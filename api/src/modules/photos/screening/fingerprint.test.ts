import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { bandsOf, fingerprintOf, sameBits } from './fingerprint'

const bitsBetween = (one: string, other: string): number =>
  [...one].filter((bit, index) => bit !== other[index]).length

const abstract = readFileSync(join(__dirname, 'testing/abstract.svg'))

it('recognises a picture after a change of format, size, quality and brightness', async () => {
  const picture = await sharp(abstract).png().toBuffer()
  const original = await fingerprintOf(picture)
  const copies = [
    sharp(picture).webp({ quality: 50 }),
    sharp(picture).resize(320).jpeg({ quality: 70 }),
    sharp(picture).modulate({ brightness: 1.1 }),
  ]
  for (const copy of copies)
    expect(bitsBetween(original, await fingerprintOf(await copy.toBuffer()))).toBeLessThanOrEqual(sameBits)
  const mirrored = await fingerprintOf(await sharp(picture).flop().toBuffer())
  expect(bitsBetween(original, mirrored)).toBeGreaterThan(sameBits)
})

it('has a band in common with every fingerprint of the same picture', () => {
  const bit = fc.constantFrom('0', '1')
  fc.assert(
    fc.property(
      fc.array(bit, { minLength: 64, maxLength: 64 }),
      fc.uniqueArray(fc.nat(63), { maxLength: sameBits }),
      (bits, flipped) => {
        const other = bits.map((each, index) => (flipped.includes(index) ? String(1 - Number(each)) : each))
        const bands = bandsOf(bits.join(''))
        expect(bands).toHaveLength(sameBits + 1)
        expect(bandsOf(other.join('')).some((band) => bands.includes(band))).toBe(true)
      },
    ),
  )
})
