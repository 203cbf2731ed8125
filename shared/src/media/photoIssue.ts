import { photoKinds } from './fileKind'
import { kindOf } from './kindOf'

export interface PhotoIssue {
  code: 'image_unsupported'
  details: { kind?: 'heic' }
}

/** Returns why the server would reject the format of a file; null if it would accept it or only it can decide. */
export const photoIssue = async (file: File): Promise<PhotoIssue | null> => {
  const kind = await kindOf(file)
  if (kind !== null && photoKinds.includes(kind)) return null
  if (kind === 'heic') return { code: 'image_unsupported', details: { kind } }
  const isUnknown = kind === null && (file.type === '' || file.type.startsWith('image/'))
  return isUnknown ? null : { code: 'image_unsupported', details: {} }
}
