import { photoKinds } from './fileKind'
import { kindOf } from './kindOf'

/** A server error that the browser predicts before the upload. */
export interface PhotoIssue {
  code: 'image_unsupported'
  details: { kind?: 'heic' }
}

/** Why the server would refuse this file; null if it would not, or if only the server can check. */
export const photoIssue = async (file: File): Promise<PhotoIssue | null> => {
  const kind = await kindOf(file)
  if (kind !== null && photoKinds.includes(kind)) return null
  if (kind === 'heic') return { code: 'image_unsupported', details: { kind } }
  const isUnknown = kind === null && (file.type === '' || file.type.startsWith('image/'))
  return isUnknown ? null : { code: 'image_unsupported', details: {} }
}
