/** The storage cannot be read or written, possibly only for a while. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('the photo storage cannot be used', { cause })
    this.name = 'StorageError'
  }
}
