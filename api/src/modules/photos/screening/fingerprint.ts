import phash from 'sharp-phash'

/** Perceptual hash: 64 characters, each 0 or 1. Similar pictures differ in few of them. */
export type Fingerprint = string

export const fingerprintOf = (photo: Buffer): Promise<Fingerprint> => phash(photo)

/** Up to this number of differing bits, two files count as the same picture. */
export const sameBits = 4

export const refusedBits = 2

const bandCount = sameBits + 1
const bandBits = Math.ceil(64 / bandCount)

/** Fingerprints that differ in at most `sameBits` have a band in common, so an index of bands finds them. */
export const bandsOf = (fingerprint: Fingerprint): number[] =>
  Array.from(
    { length: bandCount },
    (_, band) =>
      band * 2 ** bandBits + parseInt(fingerprint.slice(band * bandBits, (band + 1) * bandBits), 2),
  )
