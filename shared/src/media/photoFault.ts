import { photoKinds } from './fileKind'
import { kindOf } from './kindOf'

/** A refusal of the server, known before anything is sent. */
export interface PhotoFault {
  code: 'image_unsupported'
  details: { kind?: 'heic' }
}

/** Why the server would not read this file; null if it would, or if only the server can tell. */
export const photoFault = async (file: File): Promise<PhotoFault | null> => {
  const kind = await kindOf(file)
  if (kind !== null && photoKinds.includes(kind)) return null
  if (kind === 'heic') return { code: 'image_unsupported', details: { kind } }
  const isUnknown = kind === null && (file.type === '' || file.type.startsWith('image/'))
  return isUnknown ? null : { code: 'image_unsupported', details: {} }
}
