/** Type detected from the first bytes, because file names and MIME types can be wrong. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'gif'
  | 'tiff'
  | 'bmp'
  | 'markup'
  | 'pdf'
  | 'zip'
  | 'mp4'
  | 'webm'

/** Formats that the server accepts. The browser converts HEIC to JPEG before an upload. */
export const photoKinds: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif']

/** Number of bytes to inspect. Suffices for an `ftyp` box with 60 compatible brands. */
export const kindBytes = 256

const avifBrands = ['avif', 'avis']
/** Brands of HEVC images and image sequences (ISO/IEC 23008-12, annex B). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
/** Brands that allow any codec. A file with one of these, but none of the brands above, counts as HEIC. */
const heifBrands = ['mif1', 'mif2', 'msf1', 'miaf']

const kindOfBrands = (head: string): FileKind => {
  const boxBytes = head
    .slice(0, 4)
    .split('')
    .reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0)
  const brandAt = (at: number): string => head.slice(at, at + 4)
  const brands = [brandAt(8)]
  for (let at = 16; at + 4 <= Math.min(boxBytes, head.length); at += 4) brands.push(brandAt(at))
  for (const brand of brands) {
    if (avifBrands.includes(brand)) return 'avif'
    if (heicBrands.includes(brand)) return 'heic'
  }
  return brands.some((brand) => heifBrands.includes(brand)) ? 'heic' : 'mp4'
}

const beginnings: readonly [FileKind, string][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF8'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['bmp', 'BM'],
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
  ['webm', '\x1a\x45\xdf\xa3'],
]

export const fileKind = (bytes: Uint8Array): FileKind | null => {
  const head = String.fromCharCode(...bytes.subarray(0, kindBytes))
  const known = beginnings.find(([, beginning]) => head.startsWith(beginning))
  if (known) return known[0]
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp') return kindOfBrands(head)
  return /^(\xef\xbb\xbf)?\s*<[!?a-z]/i.test(head) ? 'markup' : null
}
