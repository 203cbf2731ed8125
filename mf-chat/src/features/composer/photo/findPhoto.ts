import { kindOf, photoIssue } from '@duetto/shared/media'

/**
 * Returns the first file with an image's MIME type. If there is none, resolves with the first file that may be a photo
 * judging by its bytes, or undefined. Some systems assign no MIME type to HEIC files.
 */
export const findPhoto = (files: readonly File[]): File | Promise<File | undefined> =>
  files.find(({ type }) => type.startsWith('image/')) ?? findByBytes(files)

const isPhoto = async (file: File): Promise<boolean> =>
  (await kindOf(file)) === 'heic' || (await photoIssue(file)) === null

const findByBytes = async (files: readonly File[]): Promise<File | undefined> => {
  const found = await Promise.all(files.map(isPhoto))
  return files.find((_, index) => found[index])
}
