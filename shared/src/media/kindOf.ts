import { fileKind, kindBytes } from './fileKind'
import type { FileKind } from './fileKind'

const claimsHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/**
 * Detects the type from the first bytes. If they are inconclusive or unreadable, recognises HEIC by the MIME type or,
 * without one, by the file name.
 */
export const kindOf = async (file: File): Promise<FileKind | null> => {
  try {
    const kind = fileKind(new Uint8Array(await file.slice(0, kindBytes).arrayBuffer()))
    return kind ?? (claimsHeic(file) ? 'heic' : null)
  } catch {
    return claimsHeic(file) ? 'heic' : null
  }
}
