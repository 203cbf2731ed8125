import phash from 'sharp-phash'

/** A picture's perceptual hash: 64 characters, each 0 or 1. Similar pictures differ in few of them. */
export type Fingerprint = string

export const fingerprintOf = (photo: Buffer): Promise<Fingerprint> => phash(photo)

/** Maximum number of bits in which two files of the same picture differ. */
export const sameBits = 4

/** Maximum number of bits in which a photo may differ from a refused picture and still be refused. */
export const refusedBits = 2

const bandCount = sameBits + 1
const bandBits = Math.ceil(64 / bandCount)

/**
 * Splits a fingerprint into one band more than `sameBits`. Two fingerprints of the same picture have a band in common,
 * so an index of bands finds it.
 */
export const bandsOf = (fingerprint: Fingerprint): number[] =>
  Array.from(
    { length: bandCount },
    (_, band) =>
      band * 2 ** bandBits + parseInt(fingerprint.slice(band * bandBits, (band + 1) * bandBits), 2),
  )
