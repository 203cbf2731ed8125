import type { Action } from 'redux'
import { call } from 'typed-redux-saga'
import { limits } from '../domain'
import { photoIssue, shrink as shrinkInBrowser } from '../media'
import type { Failure } from './callApi'
import { uploadFile } from './uploadFile'

interface UploadOptions {
  file: File
  onProgress: (fraction: number) => Action
  shrink?: (file: File) => Promise<File>
}

const refusalOf = async (file: File): Promise<Failure | null> => {
  const issue = await photoIssue(file)
  if (issue) return { ...issue }
  return file.size > limits.photoMaxBytes ? { code: 'body_too_large', details: {} } : null
}

/** Returns `failure` without uploading if the server would reject the type or size of the shrunk image. */
export function* uploadImage<Name extends 'uploadPhoto' | 'uploadMedia' | 'sendSelfie'>(
  name: Name,
  { file: chosen, onProgress, shrink = shrinkInBrowser }: UploadOptions,
) {
  const issue = yield* call(photoIssue, chosen)
  const mayBecomeJpeg = issue === null || issue.details.kind === 'heic'
  const file = mayBecomeJpeg ? yield* call(shrink, chosen) : chosen
  const failure = yield* call(refusalOf, file)
  if (failure) return { failure }
  return yield* uploadFile(name, { file, field: 'photo', onProgress })
}
