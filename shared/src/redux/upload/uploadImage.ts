import type { Action } from 'redux'
import { call } from 'typed-redux-saga'
import { limits } from '../../domain'
import type { Failure } from '../callApi'
import { uploadFile } from './uploadFile'
import { shrink as shrinkInBrowser } from './shrink'
import { isHeic } from './toJpeg'

interface UploadOptions {
  file: File
  /** The action that reports how much has been sent, from 0 to 1. */
  onProgress: (fraction: number) => Action
  shrink?: (file: File) => Promise<File>
}

const unsupported = (details: Failure['details'] = {}): Failure => ({ code: 'image_unsupported', details })

/** Some systems do not know a file's type; the server checks the bytes. */
const isNoPicture = ({ type }: File): boolean => type !== '' && !type.startsWith('image/')

/** What the server would refuse, reported before minutes are spent on sending it. */
const refusalOf = (file: File): Failure | null => {
  if (isNoPicture(file)) return unsupported()
  // Neither this browser nor the server can read it.
  if (isHeic(file)) return unsupported({ kind: 'heic' })
  return file.size > limits.photoMaxBytes ? { code: 'body_too_large', details: {} } : null
}

/** Shrinks and uploads a picture and reports progress; a refusal is returned, not thrown. */
export function* uploadImage<Name extends 'uploadPhoto' | 'uploadMedia'>(
  name: Name,
  { file: chosen, onProgress, shrink = shrinkInBrowser }: UploadOptions,
) {
  const file = isNoPicture(chosen) ? chosen : yield* call(shrink, chosen)
  const failure = refusalOf(file)
  if (failure) return { failure }
  return yield* uploadFile(name, { file, field: 'photo', onProgress })
}
