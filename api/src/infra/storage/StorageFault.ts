/** The storage cannot be read or written: a full or broken disk, or a bucket that does not answer. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super('the photo storage cannot be used', { cause })
    this.name = 'StorageFault'
  }
}
