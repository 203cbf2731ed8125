/** A bucket does not answer, refuses these keys, or is not there. */
export class BucketError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BucketError'
  }
}
