import { fileKind, kindBytes } from './fileKind'
import type { FileKind } from './fileKind'

const claimsHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Detects a file's kind from its bytes or, if that fails, HEIC from its type or name; null if unknown. */
export const kindOf = async (file: File): Promise<FileKind | null> => {
  try {
    const kind = fileKind(new Uint8Array(await file.slice(0, kindBytes).arrayBuffer()))
    return kind ?? (claimsHeic(file) ? 'heic' : null)
  } catch {
    return claimsHeic(file) ? 'heic' : null
  }
}
