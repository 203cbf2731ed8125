/**
 * Error for a storage that cannot be read or written, because the disk is full or broken, or the bucket does not
 * respond.
 */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('the photo storage cannot be used', { cause })
    this.name = 'StorageError'
  }
}
