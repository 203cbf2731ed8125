export class StorageError extends Error {
  constructor(cause: unknown) {
    super('the photo storage cannot be used', { cause })
    this.name = 'StorageError'
  }
}
