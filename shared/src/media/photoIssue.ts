import { photoKinds } from './fileKind'
import { kindOf } from './kindOf'

export interface PhotoIssue {
  code: 'image_unsupported'
  details: { kind?: 'heic' }
}

/** Also returns null for unknown types that may be images, because only the server can detect those. */
export const photoIssue = async (file: File): Promise<PhotoIssue | null> => {
  const kind = await kindOf(file)
  if (kind !== null && photoKinds.includes(kind)) return null
  if (kind === 'heic') return { code: 'image_unsupported', details: { kind } }
  const isUnknown = kind === null && (file.type === '' || file.type.startsWith('image/'))
  return isUnknown ? null : { code: 'image_unsupported', details: {} }
}
