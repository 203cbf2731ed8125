import phash from 'sharp-phash'

/** 64-bit perceptual hash as a string of 0s and 1s. Similar pictures have a small Hamming distance. */
export type Fingerprint = string

export const fingerprintOf = (photo: Buffer): Promise<Fingerprint> => phash(photo)

/** Maximum number of differing bits at which two files count as the same picture. */
export const sameBits = 4

export const refusedBits = 2

const bandCount = sameBits + 1
const bandBits = Math.ceil(64 / bandCount)

/** Two fingerprints that differ in at most `sameBits` bits have a band in common, by which an index finds them. */
export const bandsOf = (fingerprint: Fingerprint): number[] =>
  Array.from(
    { length: bandCount },
    (_, band) =>
      band * 2 ** bandBits + parseInt(fingerprint.slice(band * bandBits, (band + 1) * bandBits), 2),
  )
