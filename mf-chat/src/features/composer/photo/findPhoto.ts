import { kindOf, photoIssue } from '@duetto/shared/media'

/** Falls back to the files' bytes, because some systems assign no MIME type to HEIC files. */
export const findPhoto = (files: readonly File[]): File | Promise<File | undefined> =>
  files.find(({ type }) => type.startsWith('image/')) ?? findByBytes(files)

const isPhoto = async (file: File): Promise<boolean> =>
  (await kindOf(file)) === 'heic' || (await photoIssue(file)) === null

const findByBytes = async (files: readonly File[]): Promise<File | undefined> => {
  const found = await Promise.all(files.map(isPhoto))
  return files.find((_, index) => found[index])
}
